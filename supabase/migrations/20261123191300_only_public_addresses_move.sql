-- Only what readers could have kept moves: the address of a draft, or of a post whose time has not come, leaves nothing.
create or replace function public.keep_moved_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A scheduled post takes a former address when its time comes; the policy below decides it until then.
  if new.published_at <= now() then
    delete from public.moved_addresses where slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.published_at <= now() then
    insert into public.moved_addresses (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, moved_at = now();
  end if;
  return null;
end;
$$;

drop policy "Everyone follows the former address of a published post" on public.moved_addresses;

create policy "Everyone follows the former address of a published post" on public.moved_addresses
  for select to anon, authenticated
  using (
    exists (select from public.blog_posts where blog_posts.id = post_id)
    and not exists (
      select from public.blog_posts as taker
      where taker.slug = moved_addresses.slug and taker.published_at <= now()
    )
  );

-- Names that Windows and its tools read as devices.
alter table public.blog_posts
  drop constraint blog_posts_slug_free,
  add constraint blog_posts_slug_free check (
    slug not in (
      '404', '500', 'admin', 'api', 'assets', 'atom', 'aux', 'con', 'feed', 'index', 'nul', 'preview', 'prn', 'rss',
      'sitemap'
    )
  ) not valid;
