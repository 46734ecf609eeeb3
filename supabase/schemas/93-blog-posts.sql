-- The law of the blog: the columns of the specification's section 3, rules that hold whoever writes, drafts, schedules and
-- reviews. Who reads and writes them is in 90-content-types.generated.sql.

-- The words of an article, in time that grows with its length alone: a text of nothing but "<" took 21 seconds, and it
-- is counted before its length is checked.
create function public.count_words(html text) returns integer
language sql immutable set search_path = '' as $$
  select case words when '' then 0 else length(words) - length(replace(words, ' ', '')) + 1 end
  from btrim(
    regexp_replace(
      regexp_replace(left(html, 200000), '<[^<>]*>|&nbsp;', ' ', 'g'), '[[:space:]]+', ' ', 'g'
    )
  ) as words;
$$;
grant execute on function public.count_words to anon, authenticated, service_role;

-- Staff find a post by every word that it shows. What is in the text of an article only for browsers is left out: tags and
-- their attributes. A tag inside a word does not part it.
create function public.plain_text(html text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(left(html, 200000), '</?(strong|em|b|i|u|s|a|code|mark|span|sub|sup)( [^<>]*)?>', '', 'gi'),
        '<[^<>]*>|&nbsp;', ' ', 'g'
      ),
      '[[:space:]]+', ' ', 'g'
    ),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
$$;
grant execute on function public.plain_text to anon, authenticated, service_role;

-- Beside the columns of its fields.
alter table public.blog_posts
  -- The meaning of the display date, to sort and to page by. What names no day comes last.
  add column day date not null generated always as (coalesce(public.display_day(date), date '-infinity')) stored,
  -- For the time that reading takes, on cards too, which do not carry the text.
  add column word_count integer not null generated always as (public.count_words(content)) stored,
  add column search_text text not null generated always as (
    private.plain_letters(title || ' ' || excerpt || ' ' || public.plain_text(content))
  ) stored;

create index blog_posts_newest_first on public.blog_posts (day desc, created_at desc, id);
create index blog_posts_newest_of_category
  on public.blog_posts (category, day desc, created_at desc, id);

-- A draft without a category has none; older versions and exports say '' there, which is no category of the table.
create function private.blank_category_is_none() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.category := null;
  return new;
end;
$$;

create trigger blog_posts_blank_category before insert or update of category on public.blog_posts
  for each row when (new.category = '')
  execute function private.blank_category_is_none();

-- The categories that the caller's posts have: the list offers them all, and reads only its newest posts.
create function public.post_categories() returns setof text
language sql stable set search_path = '' as $$
  select distinct category from public.blog_posts where category is not null order by category;
$$;
grant execute on function public.post_categories to anon, authenticated, service_role;

-- Who has written posts and pages.
create function private.post_authors() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(users.id, users.email), '{}') from auth.users
  where (select private.staff_role()) is not null
    and (
      exists (select from public.blog_posts where author_id = users.id)
      or exists (select from public.pages where author_id = users.id)
    );
$$;
grant execute on function private.post_authors to authenticated;

-- Drafts follow a renamed category, as posts do by their foreign key; one that a longer name makes too long stays as it is.
create function private.follow_category() returns trigger
language plpgsql set search_path = '' as $$
declare
  draft_id uuid;
begin
  for draft_id in
    select id from public.drafts
    where table_name = 'blog_posts' and old.name in (changes ->> 'category', base ->> 'category')
  loop
    begin
      update public.drafts set
        changes = case when changes ->> 'category' = old.name then changes || jsonb_build_object('category', new.name) else changes end,
        base = case when base ->> 'category' = old.name then base || jsonb_build_object('category', new.name) else base end
      where id = draft_id;
    exception when check_violation then
      null;
    end;
  end loop;
  return null;
end;
$$;

create trigger blog_categories_follow_in_drafts after update of name on public.blog_categories
  for each row when (new.name <> old.name)
  execute function private.follow_category();
