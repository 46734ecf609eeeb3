-- Links that show one post to somebody without an account before it is public. The token is told once, to the member
-- of staff who made the link; what is kept is its hash.
create table public.previews (
  token_hash text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days'
);

create index previews_post on public.previews (post_id);

alter table public.previews enable row level security;

grant select, delete on public.previews to authenticated;
grant all on public.previews to service_role;

create policy "Staff see preview links" on public.previews
  for select to authenticated
  using ((select public.is_staff()));

create policy "Staff revoke preview links" on public.previews
  for delete to authenticated
  using ((select public.is_staff()));

create function public.token_hash(token text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex');
$$;

revoke execute on function public.token_hash(text) from public;

-- The token of a new link to a post: two random UUIDs, 244 bits. Security definer: nobody else makes tokens.
create function public.create_preview(post uuid) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can make a preview link';
  end if;
  delete from public.previews where expires_at < now();
  insert into public.previews (token_hash, post_id) values (public.token_hash(token), post);
  return token;
end;
$$;

revoke execute on function public.create_preview(uuid) from public;
grant execute on function public.create_preview(uuid) to authenticated;

-- The post that a valid token was made for, as it is now; no row for any other token. Security definer: the post is
-- hidden from whoever asks.
create function public.preview_post(token text) returns setof public.blog_posts
language sql stable security definer
set search_path = ''
as $$
  select blog_posts.* from public.blog_posts
  join public.previews on previews.post_id = blog_posts.id
  where previews.token_hash = public.token_hash(token) and previews.expires_at > now();
$$;

revoke execute on function public.preview_post(text) from public;
grant execute on function public.preview_post(text) to anon;
grant execute on function public.preview_post(text) to authenticated;
grant execute on function public.preview_post(text) to service_role;

-- Previews are shown at /blog/preview (src/shared/taken-slugs.ts).
alter table public.blog_posts
  drop constraint blog_posts_slug_free,
  add constraint blog_posts_slug_free check (
    slug not in (
      '404', '500', 'admin', 'api', 'assets', 'atom', 'feed', 'index', 'preview', 'rss', 'sitemap'
    )
  ) not valid;
