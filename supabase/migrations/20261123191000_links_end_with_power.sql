-- A link has the power of whoever made it, and ends with it: an owner who was removed or demoted must not come back by one.
alter table public.previews add column created_by uuid default auth.uid();

create function public.end_links() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  role_now constant text := case when tg_op = 'DELETE' then 'none' else new.role end;
begin
  if role_now <> 'owner' then
    update public.invitations set revoked_at = now()
    where invited_by = old.user_id and accepted_at is null and revoked_at is null;
  end if;
  if role_now not in ('owner', 'editor') then
    delete from public.previews where created_by = old.user_id;
  end if;
  return null;
end;
$$;

revoke execute on function public.end_links() from public;

create trigger staff_end_links
  after update of role or delete on public.staff
  for each row execute function public.end_links();

-- Those of people who have left before this was so.
update public.invitations set revoked_at = now()
where accepted_at is null and revoked_at is null and invited_by is not null
  and not exists (select from public.staff where user_id = invited_by and role = 'owner');

-- Asked again whenever the link is used: the secret key writes past triggers that somebody has switched off.
create or replace function private.invitation_refusal(invitation public.invitations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when invitation.id is null then 'This invitation does not exist. Ask for a new link'
    when invitation.accepted_at is not null then 'This invitation has been used. Ask for a new link'
    when invitation.revoked_at is not null or (
      invitation.invited_by is not null
      and not exists (select from public.staff where user_id = invitation.invited_by and role = 'owner')
    ) then 'This invitation was taken back. Ask for a new link'
    when invitation.expires_at <= now() then 'This invitation has run out. Ask for a new link'
  end;
$$;

-- An account may have no e-mail address (by telephone): compared with <> it took every invitation.
create or replace function public.accept_invitation(token text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  caller_email text;
  invitation public.invitations;
  refusal text;
begin
  select email into caller_email from auth.users where id = caller;
  if not found or (session is not null and not exists (select from auth.sessions where id = session)) then
    raise insufficient_privilege using message = 'Sign in to accept the invitation';
  end if;
  -- A second person with the same link waits here, and then finds it used.
  select * into invitation from public.invitations
  where token_hash = public.token_hash(token) for update;
  refusal := private.invitation_refusal(invitation);
  if refusal is not null then
    raise sqlstate 'PT410' using message = refusal;
  end if;
  if invitation.email is not null and lower(caller_email) is distinct from invitation.email then
    raise insufficient_privilege using
      message = 'This invitation is for another e-mail address than ' || coalesce(caller_email, 'none');
  end if;
  insert into public.staff (user_id, role, email) values (caller, invitation.role, caller_email)
  on conflict (user_id) do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'You are a member already';
  end if;
  update public.invitations set accepted_at = now() where id = invitation.id;
  delete from auth.sessions where user_id = caller and id is distinct from session;
  return invitation.role;
end;
$$;

-- An open invitation made any number of accounts; three leave room for a mistyped address.
alter table public.invitations add column accounts integer not null default 0;

create or replace function private.before_user_created(event jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  select * into invitation from public.invitations
  where token_hash = event -> 'user' -> 'user_metadata' ->> 'invitation' for update;
  if private.invitation_refusal(invitation) is null
    and invitation.accounts < 3
    and (
      invitation.email is null
      or invitation.email is not distinct from lower(event -> 'user' ->> 'email')
    )
  then
    update public.invitations set accounts = accounts + 1 where id = invitation.id;
    return '{}';
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 403, 'message', 'An account is made with an invitation'
  ));
end;
$$;

-- Addresses are kept in small letters: a capital made a link that never worked.
update public.invitations set email = lower(email) where email <> lower(email);
alter table public.invitations add constraint invitations_email_lower check (email = lower(email));

-- The post that a valid token was made for, while whoever made it may still see drafts.
create or replace function public.preview_post(token text) returns setof public.blog_posts
language sql stable security definer
set search_path = ''
as $$
  select blog_posts.* from public.blog_posts
  join public.previews on previews.post_id = blog_posts.id
  where previews.token_hash = public.token_hash(token) and previews.expires_at > now()
    and (
      previews.created_by is null
      or exists (
        select from public.staff
        where user_id = previews.created_by and role in ('owner', 'editor')
      )
    );
$$;
