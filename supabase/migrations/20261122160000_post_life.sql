-- The life of a post: a draft has no time of publication, a scheduled post a later one. The time itself publishes:
-- visitors' policy compares it with the clock, so no job has to run.
alter table public.blog_posts
  add column published_at timestamptz default now(),
  -- What the picture shows, for those who cannot see it; empty: decoration, null: nobody has said.
  add column image_alt text
    constraint blog_posts_image_alt_length check (char_length(image_alt) <= 300),
  -- The point that every crop of the picture keeps, as CSS object-position has it, in steps of five: "50% 30%".
  add column image_focus text
    constraint blog_posts_image_focus_format check (
      image_focus ~ '^(100|[1-9]?[05])% (100|[1-9]?[05])%$'
    ),
  -- Title and description for search engines and link previews; null: title and excerpt.
  add column search_title text
    constraint blog_posts_search_title_length check (
      char_length(search_title) <= 120 and search_title ~ '[^[:space:]]'
    ),
  add column search_description text
    constraint blog_posts_search_description_length check (
      char_length(search_description) <= 320 and search_description ~ '[^[:space:]]'
    ),
  -- For the time that reading takes, on cards too, which do not carry the text.
  add column word_count integer not null generated always as (
    coalesce(
      array_length(
        regexp_split_to_array(
          nullif(btrim(regexp_replace(content, '<[^>]*>|&nbsp;|[[:space:]]+', ' ', 'g')), ''),
          ' +'
        ),
        1
      ),
      0
    )
  ) stored;

-- What is there has been public since it was written; nothing about it has changed.
alter table public.blog_posts disable trigger blog_posts_stamp_times;
update public.blog_posts set published_at = created_at;
alter table public.blog_posts enable trigger blog_posts_stamp_times;

-- A draft has a title, which its address is made of; the rest may still be missing.
alter table public.blog_posts
  drop constraint blog_posts_excerpt_length,
  drop constraint blog_posts_content_length,
  drop constraint blog_posts_category,
  add constraint blog_posts_excerpt_length check (
    char_length(excerpt) <= 500 and (excerpt ~ '[^[:space:]]' or published_at is null)
  ),
  add constraint blog_posts_content_length check (
    char_length(content) <= 200000 and (content ~ '[^[:space:]]' or published_at is null)
  ),
  add constraint blog_posts_category check (
    category in (
      'Home Cleaning',
      'Carpet Cleaning',
      'End of Tenancy',
      'Green Cleaning',
      'Commercial Cleaning',
      'Seasonal Cleaning',
      'Deep Cleaning'
    ) or (category = '' and published_at is null)
  );

create index blog_posts_published_at on public.blog_posts (published_at);

drop policy "Everyone reads posts" on public.blog_posts;

create policy "Everyone reads published posts" on public.blog_posts
  for select to anon, authenticated
  using (published_at <= now());

create policy "Staff read all posts" on public.blog_posts
  for select to authenticated
  using ((select public.is_staff()));

-- How many seconds are left until the next scheduled post becomes public, so that an open list can look again then,
-- whatever its own clock says. Security definer: the post itself is hidden from whoever asks.
create function public.seconds_to_publication() returns double precision
language sql stable security definer
set search_path = ''
as $$
  select extract(epoch from min(published_at) - now()) from public.blog_posts where published_at > now();
$$;

revoke execute on function public.seconds_to_publication() from public;
grant execute on function public.seconds_to_publication() to anon;
grant execute on function public.seconds_to_publication() to authenticated;
grant execute on function public.seconds_to_publication() to service_role;
