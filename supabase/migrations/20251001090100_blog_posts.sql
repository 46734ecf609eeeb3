-- The articles of the blog: the columns of the specification's section 3, and rules that hold whoever writes.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint blog_posts_title_length check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  excerpt text not null
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 500 and excerpt ~ '[^[:space:]]'),
  content text not null
    constraint blog_posts_content_length check (char_length(content) <= 200000 and content ~ '[^[:space:]]'),
  -- A display string such as 'May 14, 2025'; readers sort by its meaning.
  date text not null
    constraint blog_posts_date_format check (date ~ '^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$'),
  -- https, a path of this site, or the local stack; never data: or javascript:.
  image text not null default '/placeholder.svg'
    constraint blog_posts_image_url check (
      char_length(image) <= 2000
      and image ~ '^(https://[^[:space:]/]+/|/[^[:space:]/\\]|http://(localhost|127\.0\.0\.1)(:[0-9]+)?/)[^[:space:]"<>\\]*$'
    ),
  category text not null
    constraint blog_posts_category check (
      category in (
        'Home Cleaning',
        'Carpet Cleaning',
        'End of Tenancy',
        'Green Cleaning',
        'Commercial Cleaning',
        'Seasonal Cleaning',
        'Deep Cleaning'
      )
    ),
  slug text not null
    constraint blog_posts_slug_key unique
    constraint blog_posts_slug_format check (
      char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Both times are the server's: a client can neither back-date a post nor forget to touch it. The database's
-- owner may give them, as a seed or an import of older posts does.
create function public.stamp_times() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  elsif current_user in ('anon', 'authenticated') then
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create trigger blog_posts_stamp_times
  before insert or update on public.blog_posts
  for each row execute function public.stamp_times();

alter table public.blog_posts enable row level security;

grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

create policy "Everyone reads posts" on public.blog_posts
  for select to anon, authenticated
  using (true);

create policy "Staff create posts" on public.blog_posts
  for insert to authenticated
  with check ((select public.is_staff()));

create policy "Staff change posts" on public.blog_posts
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));

create policy "Staff delete posts" on public.blog_posts
  for delete to authenticated
  using ((select public.is_staff()));
