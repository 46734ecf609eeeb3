-- Where a post was before its address was changed. A post at an address always goes before one that has left it, and
-- a former address leads to the post and never to another former address: no chain, no loop.
create table public.moved_addresses (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  moved_at timestamptz not null default now()
);

create index moved_addresses_post on public.moved_addresses (post_id);

alter table public.moved_addresses enable row level security;

grant select on public.moved_addresses to anon;
grant select, delete on public.moved_addresses to authenticated;
grant all on public.moved_addresses to service_role;

-- Of a draft neither the new address nor the old one is told.
create policy "Everyone follows the former address of a published post" on public.moved_addresses
  for select to anon, authenticated
  using (exists (select from public.blog_posts where blog_posts.id = post_id));

create policy "Staff give a former address up" on public.moved_addresses
  for delete to authenticated
  using ((select public.is_staff()));

-- Security definer: nobody writes this table but by moving a post.
create function public.keep_moved_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.moved_addresses where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into public.moved_addresses (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, moved_at = now();
  end if;
  return null;
end;
$$;

revoke execute on function public.keep_moved_address() from public;

create trigger blog_posts_keep_moved_address
  after insert or update of slug on public.blog_posts
  for each row execute function public.keep_moved_address();
