-- A link to a draft was shown where it was spelt "/x/", "/./x" or "/%78", which browsers and hosts take for "/x". An address of
-- this site has one normal form (RFC 3986, section 6.2.2), and it is stored so.
create function private.plain_link(href text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  path text := substring(href from '^[^?#]*');
  rest constant text := substr(href, char_length(path) + 1);
  code text;
  part text;
  parts text[] := '{}';
begin
  if href !~ '^/' or href ~ '^/[/\\]' then
    return href;
  end if;
  -- Letters that need not be encoded.
  for code in
    select distinct encoded[1]
    from regexp_matches(path, '(%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]))', 'gi') as encoded
  loop
    path := replace(path, code, chr(('x' || substr(code, 2))::bit(8)::integer));
  end loop;
  foreach part in array string_to_array(path, '/') loop
    if part = '..' then
      parts := trim_array(parts, least(1, cardinality(parts)));
    elsif part not in ('', '.') then
      parts := parts || part;
    end if;
  end loop;
  return '/' || array_to_string(parts, '/') || rest;
end;
$$;

-- The page's path that a link leads to, whatever follows it; hosts and the site take no notice of capitals.
create function private.path_of_link(href text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(substring(private.plain_link(href) from '^[^?#]*'));
$$;
revoke execute on function private.plain_link(text), private.path_of_link(text) from public, anon, authenticated;

-- As before, of the normal form.
create or replace function private.keep_shown_from() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  address constant text := private.path_of_link(new.href);
  page_from timestamptz;
  led_to_page boolean := new.shown_from > '-infinity';
begin
  new.href := private.plain_link(new.href);
  select min(coalesce(published_at, 'infinity')) into page_from
  from public.pages
  where path = address or id = (select page_id from public.moved_addresses where slug = address);
  if tg_op = 'UPDATE' then
    led_to_page := old.shown_from > '-infinity' and address = private.path_of_link(old.href);
  end if;
  new.shown_from := case
    when private.is_original_page(address) then '-infinity'
    when page_from is not null then page_from
    when led_to_page then 'infinity'
    else '-infinity'
  end;
  return new;
end;
$$;

create or replace function private.show_links_to_page() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.menu set shown_from = shown_from
  where private.path_of_link(href) in (
    select unnest(array[old.path, new.path])
    union all
    select slug from public.moved_addresses where page_id = new.id
  );
  return null;
end;
$$;

create or replace function private.show_links_to_former_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.menu set shown_from = shown_from
  where private.path_of_link(href) = old.slug;
  return null;
end;
$$;

update public.menu set shown_from = shown_from;
