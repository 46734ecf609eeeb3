-- The only way to become a member: a link with a token that is told once, to the owner who made it. What is kept is its
-- hash, and what became of it.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null
    constraint invitations_token_hash_key unique
    constraint invitations_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  role text not null
    constraint invitations_role check (role in ('owner', 'editor', 'author')),
  -- Where it is given, nobody with another address can accept.
  email text
    constraint invitations_email_format check (
      char_length(email) <= 254 and email ~ '^[^[:space:]@<>]+@[^[:space:]@<>]+$'
    ),
  -- Null: by the secret key (npm run staff:first).
  invited_by uuid,
  invited_by_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint invitations_week check (expires_at <= created_at + interval '7 days')
);

create index invitations_by_time on public.invitations (created_at desc);

alter table public.invitations enable row level security;

grant select on public.invitations to authenticated;
grant all on public.invitations to service_role;

create policy "Owners see invitations" on public.invitations
  for select to authenticated
  using ((select public.staff_role()) = 'owner');

-- The token of a new invitation: two random UUIDs, 244 bits. Security definer: nobody else makes tokens.
create function public.invite(invited_role text, invited_email text default null) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can invite people';
  end if;
  insert into public.invitations (token_hash, role, email, invited_by, invited_by_email)
  select public.token_hash(token), invited_role, lower(nullif(btrim(invited_email), '')), users.id, users.email
  from auth.users where users.id = (select auth.uid());
  return token;
end;
$$;

revoke execute on function public.invite(text, text) from public;
grant execute on function public.invite(text, text) to authenticated;

-- Makes a link worthless that nobody has used yet. Security definer: nobody writes the table itself.
create function public.revoke_invitation(invitation uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can revoke an invitation';
  end if;
  update public.invitations set revoked_at = now()
  where id = invitation and accepted_at is null and revoked_at is null;
  if not found then
    raise sqlstate 'PT409' using message = 'This invitation is no longer open';
  end if;
  return true;
end;
$$;

revoke execute on function public.revoke_invitation(uuid) from public;
grant execute on function public.revoke_invitation(uuid) to authenticated;

-- Why a token leads nowhere, in words for whoever holds it; null while it does. Told to nobody by itself.
create function private.invitation_refusal(invitation public.invitations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when invitation.id is null then 'This invitation does not exist. Ask for a new link'
    when invitation.accepted_at is not null then 'This invitation has been used. Ask for a new link'
    when invitation.revoked_at is not null then 'This invitation was taken back. Ask for a new link'
    when invitation.expires_at <= now() then 'This invitation has run out. Ask for a new link'
  end;
$$;

revoke execute on function private.invitation_refusal(public.invitations) from public;

-- What an open invitation offers, for the page that its link leads to. Security definer: whoever has the link is nobody yet.
create function public.invitation_offer(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invitation public.invitations;
  refusal text;
begin
  select * into invitation from public.invitations where token_hash = public.token_hash(token);
  refusal := private.invitation_refusal(invitation);
  if refusal is not null then
    raise sqlstate 'PT410' using message = refusal;
  end if;
  return jsonb_build_object(
    'role', invitation.role, 'email', invitation.email, 'invited_by', invitation.invited_by_email
  );
end;
$$;

revoke execute on function public.invitation_offer(text) from public;
grant execute on function public.invitation_offer(text) to anon, authenticated;

-- Makes whoever has signed in a member, once. Security definer: nobody writes staff himself. The account may be older
-- than the invitation, and somebody else's work: every session of it but this one ends, so that only who knows the
-- password now, and shows the token, is in.
create function public.accept_invitation(token text) returns text
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
  if lower(caller_email) <> invitation.email then
    raise insufficient_privilege using
      message = 'This invitation is for another e-mail address than ' || caller_email;
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

revoke execute on function public.accept_invitation(text) from public;
grant execute on function public.accept_invitation(text) to authenticated;

-- Supabase's hook "before user created": an account comes into being with an open invitation or not at all. The request
-- carries the hash of the token, because what it carries is kept with the account. Accounts that a project's dashboard
-- makes do not pass here.
create function private.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  select * into invitation from public.invitations
  where token_hash = event -> 'user' -> 'user_metadata' ->> 'invitation';
  if private.invitation_refusal(invitation) is null
    and (invitation.email is null or invitation.email = lower(event -> 'user' ->> 'email'))
  then
    return '{}';
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 403, 'message', 'An account is made with an invitation'
  ));
end;
$$;

revoke execute on function private.before_user_created(jsonb) from public;

-- The role that hosted projects run hooks as.
do $$ begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.before_user_created(jsonb) to supabase_auth_admin;
  end if;
end $$;
