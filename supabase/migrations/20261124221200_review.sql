-- Since when a draft waits for somebody who may publish it; null for one that does not. What is published or scheduled
-- waits no longer, whoever decided it.
alter table public.blog_posts add column review_requested_at timestamptz;

create index blog_posts_waiting on public.blog_posts (review_requested_at)
  where review_requested_at is not null;

create function public.end_review() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.review_requested_at := null;
  return new;
end;
$$;

revoke execute on function public.end_review() from public;

create trigger blog_posts_end_review
  before insert or update on public.blog_posts
  for each row when (new.published_at is not null and new.review_requested_at is not null)
  execute function public.end_review();

-- The e-mail address of everybody who has written a post, by id, for the members of the staff. Security definer: auth is
-- nobody's to read.
create function public.post_authors() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(users.id, users.email), '{}') from auth.users
  where (select public.staff_role()) is not null
    and exists (select from public.blog_posts where author_id = users.id);
$$;

revoke execute on function public.post_authors() from public;
grant execute on function public.post_authors() to authenticated;
