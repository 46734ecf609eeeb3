-- Staff find a page by its words, as they find a post; keys whose values nobody reads are left out.
create function private.words_in(sections jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(string_agg(public.plain_text(text), ' '), '')
  from (
    select distinct found #>> '{}' as text
    from jsonb_path_query(
      sections,
      'lax $.** ? (@.type() == "object").keyvalue()
        ? (!(@.key like_regex "^(id|type|icon|tone|side|layout|href|.+_href|address)$")).value ? (@.type() == "string")'
    ) as found
    where not starts_with(found #>> '{}', '/')
  ) as texts;
$$;

revoke execute on function private.words_in(jsonb) from public, anon, authenticated;
grant execute on function private.words_in(jsonb) to authenticated, service_role;

alter table public.pages
  add column search_text text not null generated always as (
    lower(title || ' ' || path || ' ' || coalesce(description, '') || ' ' || private.words_in(sections))
  ) stored,
  add column review_requested_at timestamptz;

create index pages_waiting on public.pages (review_requested_at) where review_requested_at is not null;

create trigger pages_end_review
  before insert or update on public.pages
  for each row when (new.published_at is not null and new.review_requested_at is not null)
  execute function private.end_review();

-- Who has written posts and pages.
create or replace function private.post_authors() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(users.id, users.email), '{}') from auth.users
  where (select public.staff_role()) is not null
    and (
      exists (select from public.blog_posts where author_id = users.id)
      or exists (select from public.pages where author_id = users.id)
    );
$$;

-- Menu and buttons go along to a page's new address, as far as whoever moves it may write them; every other link is led
-- there by moved_addresses. A path holds no character that a pattern takes for its own.
create function private.follow_page_address() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  pattern constant text := '"' || old.path || '(["#?\\])';
begin
  update public.menu set href = new.path || substr(href, length(old.path) + 1)
  where href = old.path or href like old.path || '#%' or href like old.path || '?%';
  update public.pages
  set sections = regexp_replace(sections::text, pattern, '"' || new.path || '\1', 'g')::jsonb
  where sections::text ~ pattern;
  return null;
end;
$$;

revoke execute on function private.follow_page_address() from public, anon, authenticated;

create trigger pages_follow_address
  after update of path on public.pages
  for each row when (old.path is distinct from new.path)
  execute function private.follow_page_address();
