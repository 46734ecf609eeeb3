-- What a member of staff may do: an owner everything, people included; an editor all content and the enquiries; an author
-- posts of his own, as drafts until an editor publishes them. Who was staff before is an owner, and so is whoever the
-- SQL editor or the secret key enters without saying a role.
alter table public.staff
  add column role text not null default 'owner'
    constraint staff_role check (role in ('owner', 'editor', 'author')),
  -- Kept beside the id, for people to read: auth.users is nobody's to ask.
  add column email text,
  add column last_seen_at timestamptz;

update public.staff set email = users.email from auth.users where users.id = staff.user_id;

-- The caller's role; null for whoever is no member. Asked by every policy. A token counts as long as its session does:
-- who signs out, or is signed out, is out with the next request, not when the token ends an hour later. Whoever has set
-- up a second factor is a member only with it (GoTrue's level aal2): a password that somebody else has learnt opens
-- nothing, also past the admin. Security definer: the caller may read neither auth.sessions and auth.mfa_factors nor
-- other rows of staff.
create function public.staff_role() returns text
language sql stable security definer
set search_path = ''
as $$
  select role from public.staff
  where user_id = (select auth.uid())
    and (
      (select auth.jwt()) ->> 'session_id' is null
      or exists (
        select from auth.sessions where id = ((select auth.jwt()) ->> 'session_id')::uuid
      )
    )
    and (
      (select auth.jwt()) ->> 'aal' = 'aal2'
      or not exists (
        select from auth.mfa_factors
        where mfa_factors.user_id = (select auth.uid()) and status = 'verified'
      )
    );
$$;

revoke execute on function public.staff_role() from public;
grant execute on function public.staff_role() to anon, authenticated, service_role;

-- What it has always been asked for: whether the caller may see and change all content.
create or replace function public.is_staff() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(public.staff_role() in ('owner', 'editor'), false);
$$;

-- The caller's role, and a note that he was here. Security definer: nobody writes staff but its owners.
create function public.staff_seen() returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller_role constant text := public.staff_role();
begin
  if caller_role is not null then
    update public.staff
    set last_seen_at = now(), email = users.email
    from auth.users
    where users.id = staff.user_id and staff.user_id = (select auth.uid())
      and (
        staff.last_seen_at is null or staff.last_seen_at < now() - interval '1 minute'
        or staff.email is distinct from users.email
      );
  end if;
  return caller_role;
end;
$$;

revoke execute on function public.staff_seen() from public;
grant execute on function public.staff_seen() to anon, authenticated;

-- Owners see everybody, change roles and end memberships. Nobody adds a row here: accept_invitation() does.
grant update, delete on public.staff to authenticated;

create policy "Owners see everybody" on public.staff
  for select to authenticated
  using ((select public.staff_role()) = 'owner');

create policy "Owners change roles" on public.staff
  for update to authenticated
  using ((select public.staff_role()) = 'owner')
  with check ((select public.staff_role()) = 'owner');

create policy "Owners end memberships" on public.staff
  for delete to authenticated
  using ((select public.staff_role()) = 'owner');

-- A membership stays the one of the person who accepted it. Security definer: auth is not the client's to ask.
create function public.keep_membership() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.email := coalesce(new.email, (select email from auth.users where id = new.user_id));
  elsif (new.user_id, new.added_at) is distinct from (old.user_id, old.added_at) then
    raise insufficient_privilege using message = 'A membership cannot be handed over';
  end if;
  return new;
end;
$$;

revoke execute on function public.keep_membership() from public;

create trigger staff_keep_membership
  before insert or update on public.staff
  for each row execute function public.keep_membership();

-- There is always an owner, whoever asks and in whatever way, the secret key and the removal of an account included. One
-- call at a time: a second one waits here and then sees what the first has left.
create function public.keep_an_owner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.role = 'owner' and (tg_op = 'DELETE' or new.role <> 'owner') then
    perform pg_advisory_xact_lock(hashtext('public.staff owners'));
    if not exists (
      select from public.staff where role = 'owner' and user_id <> old.user_id
    ) then
      raise sqlstate 'PT409' using message = 'There must be an owner: make somebody else one first';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

revoke execute on function public.keep_an_owner() from public;

create trigger staff_keep_an_owner
  before update of role or delete on public.staff
  for each row execute function public.keep_an_owner();

-- Who wrote a post. No reference: what somebody has written stays when the account goes.
alter table public.blog_posts add column author_id uuid default auth.uid();

-- What an author saves without saying a time is a draft.
alter table public.blog_posts
  alter column published_at
  set default case when public.staff_role() = 'author' then null else now() end;

create index blog_posts_author on public.blog_posts (author_id);

create policy "Authors read their own posts" on public.blog_posts
  for select to authenticated
  using (author_id = (select auth.uid()) and (select public.staff_role()) = 'author');

create policy "Authors create drafts" on public.blog_posts
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and published_at is null
    and (select public.staff_role()) = 'author'
  );

create policy "Authors change their own drafts" on public.blog_posts
  for update to authenticated
  using (
    author_id = (select auth.uid())
    and published_at is null
    and (select public.staff_role()) = 'author'
  )
  with check (
    author_id = (select auth.uid())
    and published_at is null
  );

-- A draft takes nobody's former address: links to it lead on to the other post until the draft is published.
create or replace function public.keep_moved_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.published_at is not null then
    delete from public.moved_addresses where slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into public.moved_addresses (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, moved_at = now()
      where old.published_at is not null;
  end if;
  return null;
end;
$$;

drop trigger blog_posts_keep_moved_address on public.blog_posts;
create trigger blog_posts_keep_moved_address
  after insert or update of slug, published_at on public.blog_posts
  for each row execute function public.keep_moved_address();

create policy "Authors delete their own drafts" on public.blog_posts
  for delete to authenticated
  using (
    author_id = (select auth.uid())
    and published_at is null
    and (select public.staff_role()) = 'author'
  );

create policy "Authors read the history of their own posts" on public.revisions
  for select to authenticated
  using (
    table_name = 'blog_posts'
    and row ->> 'author_id' = (select auth.uid())::text
    and (select public.staff_role()) = 'author'
  );

-- Pictures of posts: an author sees and removes what he has uploaded himself, as long as no reader sees it.
create policy "Authors see their own pictures" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'blog-images'
    and owner_id = (select auth.uid())::text
    and (select public.staff_role()) = 'author'
  );

create policy "Authors upload pictures" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'blog-images'
    and name ~ '^blog/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and owner_id = (select auth.uid())::text
    and (select public.staff_role()) = 'author'
  );

create policy "Authors remove their own pictures" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'blog-images'
    and owner_id = (select auth.uid())::text
    and (select public.staff_role()) = 'author'
    and not exists (
      select from public.blog_posts as post
      where post.published_at is not null
        and (position(objects.name in post.image) > 0 or position(objects.name in post.content) > 0)
    )
  );
