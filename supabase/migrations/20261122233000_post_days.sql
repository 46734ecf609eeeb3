-- The meaning of a post's display date, so that the database can sort posts by it and give them out a page at a time.
-- What names no day comes last.
alter table public.blog_posts
  add column day date not null generated always as (
    coalesce(public.display_day(date), date '-infinity')
  ) stored;

create index blog_posts_newest_first on public.blog_posts (day desc, created_at desc, id);
create index blog_posts_newest_of_category
  on public.blog_posts (category, day desc, created_at desc, id);

-- The categories that the caller's posts have: the list offers them all, and reads only its newest posts.
create function public.post_categories() returns setof text
language sql stable
set search_path = ''
as $$
  select distinct category from public.blog_posts order by category;
$$;

revoke execute on function public.post_categories() from public;
grant execute on function public.post_categories() to anon;
grant execute on function public.post_categories() to authenticated;
grant execute on function public.post_categories() to service_role;
