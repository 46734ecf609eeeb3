-- Pages that the site comes with, and that staff may write anew (src/shared/content/original-pages.ts lists the same).
create function private.is_original_page(path text) returns boolean
language sql immutable
set search_path = ''
as $$
  select path in ('/about', '/privacy-policy', '/terms-of-service');
$$;

-- Each section has an id of its own: by it forms, histories and visitors' pages tell them apart.
create function private.sections_differ(sections jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select count(*) = count(distinct section ->> 'id') from jsonb_array_elements(sections) as section;
$$;

-- Constraints ask with the rights of whoever writes.
revoke execute on function private.is_original_page(text), private.sections_differ(jsonb) from public;
grant execute on function private.is_original_page(text), private.sections_differ(jsonb)
  to authenticated, service_role;

-- As before, with the site's own pages let in, and the rest of the names that Windows reads as devices left out. Pages that
-- stand already stay as they are until somebody changes them.
alter table public.pages
  drop constraint pages_path_free,
  add constraint pages_path_free check (
    private.is_original_page(path)
    or (
      split_part(path, '/', 2) not in (
        '404', '500', 'about', 'admin', 'admin-assets', 'api', 'assets', 'auth', 'blog', 'contact', 'feed', 'index',
        'pictures', 'preview', 'privacy-policy', 'rest', 'rss', 'services', 'sitemap', 'storage', 'terms-of-service'
      )
      and path !~ '/(aux|con|nul|prn|com[1-9]|lpt[1-9])(/|$)'
      and path !~ '/.*/index(/|$)'
    )
  ) not valid,
  add constraint pages_sections_ids check (private.sections_differ(sections)) not valid;

-- A page of the site stays where it is, and no other moves there. Security definer: the list of them is nobody's to ask.
create function public.keep_original_path() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.path <> old.path and (private.is_original_page(old.path) or private.is_original_page(new.path)) then
    raise sqlstate 'PT409' using
      message = 'The address of one of the site''s own pages stays as it is';
  end if;
  return new;
end;
$$;
revoke execute on function public.keep_original_path() from public;

create trigger pages_keep_original_path before update of path on public.pages
  for each row execute function public.keep_original_path();

-- As before, but that a link to one of the site's own pages always leads somewhere: to the original while its text is a draft.
create or replace function public.keep_shown_from() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.shown_from := coalesce(
    (
      select coalesce(published_at, 'infinity') from public.pages
      where path = split_part(split_part(new.href, '#', 1), '?', 1) and not private.is_original_page(path)
    ),
    '-infinity'
  );
  return new;
end;
$$;
