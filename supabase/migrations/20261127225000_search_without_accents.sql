-- A search for "cafe" finds "Café": what is searched is kept without what is added to letters (src/shared/plain-letters.ts takes
-- it from what is typed). Not the extension `unaccent`, which the embedded backend does not have.
create function private.plain_letters(text text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g')),
        'ÆÐĐĦŁŊŒØŦÞ', 'æðđħłŋœøŧþ'
      ),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    'ðđəħıĸłŋøŧ', 'ddehiklnot'
  );
$$;

-- Whoever saves computes what is searched.
revoke execute on function private.plain_letters(text) from public, anon, authenticated;
grant execute on function private.plain_letters(text) to authenticated, service_role;

alter table public.blog_posts drop column search_text;
alter table public.blog_posts
  add column search_text text not null generated always as (
    private.plain_letters(title || ' ' || excerpt || ' ' || public.plain_text(content))
  ) stored;

alter table public.enquiries drop column search_text;
alter table public.enquiries add column search_text text not null generated always as (
  private.plain_letters(
    name || ' ' || coalesce(email, '') || ' ' || message || ' ' || coalesce(note, '')
    || ' ' || coalesce(service, '') || ' ' || coalesce(property_kind, '') || ' ' || coalesce(property_size, '')
    || ' ' || coalesce(frequency, '') || ' ' || coalesce(preferred_time, '') || ' ' || coalesce(estimate, '')
    || ' ' || reference || ' ' || replace(reference, '-', '')
    || ' ' || coalesce(postcode, '') || ' ' || replace(coalesce(postcode, ''), ' ', '')
    || ' ' || coalesce(phone, '') || ' ' || coalesce(public.phone_digits(phone), '')
  )
) stored;
