-- The law of members: who is one, who changes roles, how people join by invitations and leave, the second factor with its
-- recovery codes, and the log of what they did, as owners read it.

-- One row makes a signed-in user a member: an owner may do everything, people included; an editor all content and the
-- enquiries; an author posts and pages of their own, as drafts until an editor publishes them. A row that the SQL editor or the
-- secret key adds without a role is an owner.
alter table public.staff
  add constraint staff_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  alter column added_at set default now(),
  alter column added_at set not null,
  alter column role set default 'owner';

-- What somebody has typed and not saved goes with the membership.
alter table public.unsaved_changes
  add constraint unsaved_changes_user_id_fkey foreign key (user_id) references public.staff (user_id) on delete cascade;

alter table public.staff enable row level security;
-- Nobody adds a row here: accept_invitation() does. Whom the log names, and when somebody was here, is not for owners to write.
grant select, update (role), delete on public.staff to authenticated;
grant all on public.staff to service_role;
create policy "Owners see everybody, others themselves" on public.staff for select to authenticated
  using (user_id = (select auth.uid()) or (select private.staff_role()) = 'owner');
create policy "Owners change roles" on public.staff for update to authenticated
  using ((select private.staff_role()) = 'owner');
create policy "Owners end memberships" on public.staff for delete to authenticated
  using ((select private.staff_role()) = 'owner');

-- Notes when a member was last here, and returns the role. Asked by the open admin, which also starts a build that is due.
create function private.staff_seen() returns text
language plpgsql volatile security definer set search_path = '' as $$
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
    perform private.ask_for_due_build();
  end if;
  return caller_role;
end;
$$;
grant execute on function private.staff_seen to anon, authenticated;

-- A membership stays with the person who accepted it. Security definer: clients do not read auth.
create function private.keep_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.email := coalesce(new.email, (select email from auth.users where id = new.user_id));
  elsif (new.user_id, new.added_at) is distinct from (old.user_id, old.added_at) then
    raise insufficient_privilege using message = 'A membership cannot be handed over';
  end if;
  return new;
end;
$$;

create trigger staff_keep_membership before insert or update on public.staff
  for each row execute function private.keep_membership();

-- There is always an owner, also against the secret key and the removal of an account. One call at a time: a second one waits
-- here and then sees the first one's result.
create function private.keep_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
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

create trigger staff_keep_last_owner before update of role or delete on public.staff
  for each row execute function private.keep_last_owner();

-- Signed-in users change the role alone. The embedded backend knows no grants of columns, so a trigger holds it there too.
create function private.keep_staff_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated'
    and (new.email, new.last_seen_at) is distinct from (old.email, old.last_seen_at)
  then
    raise insufficient_privilege using message = 'Only the role of a member can be changed';
  end if;
  return new;
end;
$$;

create trigger staff_keep_columns before update on public.staff
  for each row execute function private.keep_staff_columns();

-- The token of a link: two random UUIDs, 244 bits.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
$$;

-- The hash of a link's token, which alone is stored: the token is shown once.
create function public.token_hash(token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex');
$$;

-- The only way to become a member: a link with a token that is told once, to the owner who made it. What is kept is its
-- hash, and what became of it, for a year.
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
      char_length(email) <= 254 and email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'
    )
    constraint invitations_email_lower check (email = lower(email)),
  -- Null: by the secret key (npm run staff:first).
  invited_by uuid,
  invited_by_email text
    constraint invitations_invited_by_email_length check (char_length(invited_by_email) <= 255),
  created_at timestamptz not null default now(),
  -- Told to people by InvitationLink.tsx and staff-first.ts.
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz,
  -- Hashes of the addresses for which it opened sign-up: three leave room for a mistyped one. Not a count of calls: an account
  -- goes again when its mail cannot be sent.
  addresses text[] not null default '{}'
    constraint invitations_addresses_size check (cardinality(addresses) <= 3),
  constraint invitations_week check (expires_at <= created_at + interval '7 days')
);

create index invitations_by_time on public.invitations (created_at desc);

alter table public.invitations enable row level security;
grant select, delete on public.invitations to authenticated;
grant all on public.invitations to service_role;
create policy "Owners see invitations" on public.invitations for select to authenticated
  using ((select private.staff_role()) = 'owner');
-- With the person (04-personal-data.sql).
create policy "Owners erase invitations" on public.invitations for delete to authenticated
  using ((select private.staff_role()) = 'owner');

-- The token of a new invitation. Security definer: nobody else makes tokens.
create function private.invite(invited_role text, invited_email text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
  broken text;
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can invite people';
  end if;
  insert into public.invitations (token_hash, role, email, invited_by, invited_by_email)
  select public.token_hash(token), invited_role, lower(private.tidy_email(invited_email)), users.id, users.email
  from auth.users where users.id = (select auth.uid());
  return token;
exception when check_violation then
  get stacked diagnostics broken = constraint_name;
  if broken = 'invitations_email_format' then
    raise sqlstate 'PT422' using message = 'This is no e-mail address: look at it once more';
  end if;
  raise;
end;
$$;
grant execute on function private.invite to authenticated;

-- Makes a link worthless that nobody has used yet. Security definer: nobody writes the table itself.
create function private.revoke_invitation(invitation uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
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
grant execute on function private.revoke_invitation to authenticated;

-- Why an invitation cannot be accepted, as a sentence for who has the link; null while it can. Checked whenever the link is used:
-- the secret key writes past triggers that somebody has switched off.
create function private.invitation_refusal(invitation public.invitations) returns text
language sql stable set search_path = '' as $$
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

-- What an open invitation offers, for the page that its link leads to. Security definer: the visitor has no account yet.
create function private.invitation_offer(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
grant execute on function private.invitation_offer to anon, authenticated;

-- Makes the signed-in user a member, once. Security definer: no client writes staff. The account may be older than the
-- invitation, and made by somebody else: all its other sessions end, so that only who knows the password and has the token is in.
-- An account may have no e-mail address (by telephone).
create function private.accept_invitation(token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
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
  update public.invitations set accepted_at = now(), addresses = '{}' where id = invitation.id;
  delete from auth.sessions where user_id = caller and id is distinct from session;
  return invitation.role;
end;
$$;
grant execute on function private.accept_invitation to authenticated;

-- Supabase's hook "before user created": an account comes into being with an open invitation or not at all. The request
-- carries the hash of the token, because what it carries is kept with the account. Accounts that a project's dashboard
-- makes do not pass here.
create function private.before_user_created(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations;
  address constant text := lower(concat(event -> 'user' ->> 'email', event -> 'user' ->> 'phone'));
  address_hash text;
  refusal text;
begin
  select * into invitation from public.invitations
  where token_hash = event -> 'user' -> 'user_metadata' ->> 'invitation' for update;
  address_hash := public.token_hash(invitation.token_hash || address);
  refusal := case
    when private.invitation_refusal(invitation) is not null
      or address = ''
      or (invitation.email is not null and invitation.email is distinct from lower(event -> 'user' ->> 'email'))
      then 'An account is made with an invitation'
    when address_hash <> all (invitation.addresses) and cardinality(invitation.addresses) >= 3
      then 'This link has been tried with three addresses. Use one of them, or ask for a new link'
  end;
  if refusal is not null then
    return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', refusal));
  end if;
  update public.invitations set addresses = addresses || address_hash
  where id = invitation.id and address_hash <> all (addresses);
  return '{}';
end;
$$;
grant execute on function private.before_user_created to supabase_auth_admin;

-- Invitations and preview links end with the role of their maker: a removed or demoted owner must not come back by one. Security
-- definer: who changes a role has no rights on links.
create function private.revoke_links() returns trigger
language plpgsql security definer set search_path = '' as $$
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

create trigger staff_revoke_links after update of role or delete on public.staff
  for each row execute function private.revoke_links();

-- Recovery codes, for a lost phone with the second factor. Shown once, stored as hashes.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null
    constraint recovery_codes_code_hash_format check (code_hash ~ '^[0-9a-f]{64}$'),
  primary key (user_id, code_hash)
);

-- Wrong codes; they count for fifteen minutes.
create table private.recovery_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  id bigint generated always as identity primary key
);

create index recovery_attempts_of_user on private.recovery_attempts (user_id);

-- Removed second factors, shown to the person at the next sign-in. Without `removed_by` it was by a recovery code.
create table private.removed_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  removed_at timestamptz not null default now(),
  removed_by text
    constraint removed_factors_removed_by_length check (char_length(removed_by) <= 255)
);

-- The signed-in user with a valid session, also before the second factor was asked for.
create function private.caller() returns uuid
language sql stable set search_path = '' as $$
  select id from auth.users
  where id = (select auth.uid())
    and (
      (select auth.jwt()) ->> 'session_id' is null
      or exists (
        select from auth.sessions
        where sessions.id = ((select auth.jwt()) ->> 'session_id')::uuid
      )
    );
$$;

-- Hyphens and capitals do not matter, nor letters that hexadecimal digits are taken for.
create function private.recovery_code_hash(owner uuid, code text) returns text
language sql immutable set search_path = '' as $$
  select public.token_hash(
    owner || regexp_replace(translate(lower(code), 'oil', '011'), '[^0-9a-f]', '', 'g')
  );
$$;

-- Ten new codes of 64 random bits each; those from before end. Security definer: nobody reads or writes the table.
create function private.make_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := private.caller();
  codes text[];
begin
  if caller is null
    or (select auth.jwt()) ->> 'aal' is distinct from 'aal2'
    or not exists (
      select from auth.mfa_factors where user_id = caller and status = 'verified'
    )
  then
    raise insufficient_privilege using
      message = 'Recovery codes are made after signing in with a second factor';
  end if;
  delete from private.removed_factors where user_id = caller;
  delete from private.recovery_codes where user_id = caller;
  with made as materialized (
    select regexp_replace(left(random, 8) || right(random, 8), '(.{4})(?=.)', '\1-', 'g') as code
    from (select gen_random_uuid()::text as random from generate_series(1, 10)) as uuids
  ), kept as (
    insert into private.recovery_codes (user_id, code_hash)
    select caller, private.recovery_code_hash(caller, code) from made
  )
  select array_agg(code) into codes from made;
  return codes;
end;
$$;
grant execute on function private.make_recovery_codes to authenticated;

-- Removes the caller's second factor by a recovery code, and ends every other session: the lost phone may have one. Returns
-- 'accepted', 'wrong' or 'too many': an exception would undo the count of wrong codes. Security definer: no client changes auth
-- and the codes.
create function private.use_recovery_code(code text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := private.caller();
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
begin
  if caller is null then
    raise insufficient_privilege using message = 'Sign in with your password first';
  end if;
  -- One attempt at a time: neither do two use one code, nor do many at once pass the limit.
  perform pg_advisory_xact_lock(hashtext('public.use_recovery_code'), hashtext(caller::text));
  delete from private.recovery_attempts where attempted_at < now() - interval '15 minutes';
  if (select count(*) from private.recovery_attempts where user_id = caller) >= 5 then
    return 'too many';
  end if;
  delete from private.recovery_codes
  where user_id = caller and code_hash = private.recovery_code_hash(caller, code);
  if not found then
    insert into private.recovery_attempts (user_id) values (caller);
    return 'wrong';
  end if;
  delete from private.recovery_attempts where user_id = caller;
  delete from auth.mfa_factors where user_id = caller;
  delete from auth.sessions where user_id = caller and id is distinct from session;
  insert into private.removed_factors (user_id) values (caller)
  on conflict (user_id) do update set removed_at = now(), removed_by = null;
  insert into public.staff_events (what, by_email, about_email, role)
  select 'recovered', email, email, role from public.staff where user_id = caller;
  return 'accepted';
end;
$$;
grant execute on function private.use_recovery_code to authenticated;

-- How many recovery codes the caller has left, and when the second factor went and by whom, until that is dismissed.
-- Security definer: of the tables everybody sees this much.
create function private.second_factor_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'codes', (select count(*) from private.recovery_codes where user_id = asking.id),
    'removed_at', removed.removed_at,
    'removed_by', removed.removed_by
  )
  from (select private.caller() as id) as asking
  left join private.removed_factors as removed on removed.user_id = asking.id
  where asking.id is not null;
$$;
grant execute on function private.second_factor_status to authenticated;

-- The caller has read that the second factor is gone. Security definer, as above.
create function private.dismiss_removed_factor() returns boolean
language sql volatile security definer set search_path = '' as $$
  delete from private.removed_factors where user_id = private.caller();
  select true;
$$;
grant execute on function private.dismiss_removed_factor to authenticated;

-- The members with a verified second factor; for owners. Security definer: auth.mfa_factors is nobody's to read.
create function private.members_with_second_factor() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(user_id::text), '{}') from public.staff
  where (select private.staff_role()) = 'owner'
    and exists (
      select from auth.mfa_factors
      where mfa_factors.user_id = staff.user_id and status = 'verified'
    );
$$;
grant execute on function private.members_with_second_factor to authenticated;

-- Removes factors, recovery codes and sessions of a member, who is told at the next sign-in. Never one's own: an owner's open
-- browser could otherwise be used to remove it. Security definer: no client changes auth.
create function private.reset_second_factor(member uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner_email text;
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can reset a second factor';
  end if;
  if member = (select auth.uid()) then
    raise insufficient_privilege using
      message = 'Your own second factor is removed under “Your account”, or by another owner';
  end if;
  if not exists (select from public.staff where user_id = member) then
    raise sqlstate 'PT410' using message = 'This person is no member any more';
  end if;
  delete from auth.mfa_factors where user_id = member;
  if not found then
    raise sqlstate 'PT409' using message = 'This person has no second factor any more';
  end if;
  delete from private.recovery_codes where user_id = member;
  delete from private.recovery_attempts where user_id = member;
  delete from auth.sessions where user_id = member;
  select coalesce(email, 'an owner') into owner_email from auth.users where id = (select auth.uid());
  insert into private.removed_factors (user_id, removed_by) values (member, owner_email)
  on conflict (user_id) do update
    set removed_at = now(), removed_by = excluded.removed_by;
  insert into public.staff_events (what, by_email, about_email, role)
  select 'factor reset', owner_email, email, role from public.staff where user_id = member;
  return true;
end;
$$;
grant execute on function private.reset_second_factor to authenticated;

-- What happened to people, for a year; written by triggers alone. What happened to records is in 03-history.sql.
create table public.staff_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  what text not null check (
    what in ('invited', 'revoked', 'joined', 'role', 'left', 'recovered', 'factor reset')
  ),
  -- Who did it; null: the secret key or the SQL editor.
  by_email text
    constraint staff_events_by_email_length check (char_length(by_email) <= 255),
  -- Whom it was about, as far as that was known.
  about_email text
    constraint staff_events_about_email_length check (char_length(about_email) <= 255),
  role text not null
    constraint staff_events_role check (role in ('owner', 'editor', 'author'))
);

create index staff_events_by_time on public.staff_events (happened_at desc);

alter table public.staff_events enable row level security;
grant select on public.staff_events to authenticated, service_role;
create policy "Owners read what happened to people" on public.staff_events for select to authenticated
  using ((select private.staff_role()) = 'owner');

-- Deletes what is kept for a time only, of deleted records and of people, also where nobody deletes or joins any more. Security
-- definer: clients write neither the history nor the log.
create function private.delete_expired() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.delete_expired_history();
  delete from public.staff_events where happened_at < now() - interval '1 year';
  delete from public.invitations where created_at < now() - interval '1 year';
end;
$$;
grant execute on function private.delete_expired to authenticated, service_role;

-- Security definer: clients do not write the log.
create function private.keep_staff_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into public.staff_events (what, by_email, about_email, role)
  values (
    tg_argv[0], (select email from auth.users where id = (select auth.uid())),
    subject ->> 'email', subject ->> 'role'
  );
  perform private.delete_expired();
  return null;
end;
$$;

-- An invitation that is erased with a person leaves no address in the log. An old one of somebody who is invited again does.
-- Security definer: clients do not write it.
create function private.forget_invited() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_events set about_email = null
  where what in ('invited', 'revoked') and about_email = old.email
    and not exists (select from public.invitations where email = old.email);
  return null;
end;
$$;

create trigger invitations_forget_address after delete on public.invitations
  for each row execute function private.forget_invited();
create trigger invitations_keep_made after insert on public.invitations
  for each row execute function private.keep_staff_event('invited');
create trigger invitations_keep_revoked after update of revoked_at on public.invitations
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.keep_staff_event('revoked');
create trigger staff_keep_joined after insert on public.staff
  for each row execute function private.keep_staff_event('joined');
create trigger staff_keep_role after update of role on public.staff
  for each row when (old.role <> new.role)
  execute function private.keep_staff_event('role');
create trigger staff_keep_left after delete on public.staff
  for each row execute function private.keep_staff_event('left');

-- Who did what and when, the newest first, fifty at a time: from the history of records, as far as it is kept, and from
-- what happened to people. `day` is one of London; `before` and `last` are time and id of the entry with which the last fifty
-- ended. A post that becomes public later is scheduled, and not published yet. Security definer: an owner reads of everybody.
create function private.activity(
  person text default null, day date default null, before timestamptz default null, last text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := day::timestamp at time zone 'Europe/London';
  until constant timestamptz := (day + 1)::timestamp at time zone 'Europe/London';
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can see what everybody did';
  end if;
  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(email order by email), '[]') from (
        select saved_by_email as email from public.revisions where saved_by_email is not null
        union select by_email from public.staff_events where by_email is not null
      ) as known
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc, entry.id desc), '[]') from (
        (
          select
            saved.key as id, saved.saved_at as at, saved.saved_by_email as who,
            saved.table_name as about, saved.row_id,
            private.record_title(saved.table_name, saved.row) as title,
            case
              when saved.operation = 'delete' then 'deleted'
              when earlier.operation = 'delete' then 'restored'
              when saved.public_from > saved.saved_at
                and saved.public_from is distinct from earlier.public_from then 'scheduled'
              when saved.public_from <= saved.saved_at
                and (earlier.public_from is null or earlier.public_from > saved.saved_at)
                then 'published'
              when saved.public_from is null and earlier.public_from > saved.saved_at then 'unscheduled'
              when saved.public_from is null and earlier.public_from is not null then 'withdrawn'
              when saved.operation = 'insert' then 'created'
              else 'changed'
            end as what,
            null as role,
            (
              select operation = 'delete' from public.revisions
              where table_name = saved.table_name and row_id = saved.row_id
              order by id desc limit 1
            ) as is_gone
          from (
            select *, 'record-' || lpad(id::text, 19, '0') as key,
              (row ->> 'published_at')::timestamptz as public_from from public.revisions
            where table_name not in ('drafts', 'moved_addresses')
          ) as saved
          left join lateral (
            select operation, (row ->> 'published_at')::timestamptz as public_from
            from public.revisions
            where table_name = saved.table_name and row_id = saved.row_id and id < saved.id
            order by id desc limit 1
          ) as earlier on true
          where saved.saved_by_email is not null
            and (person is null or saved.saved_by_email = person)
            and (since is null or saved.saved_at >= since)
            and (until is null or saved.saved_at < until)
            and (before is null or (saved.saved_at, saved.key) < (before, last))
          order by saved.saved_at desc, saved.key desc limit 50
        )
        union all
        (
          select
            event.key, happened_at, by_email, 'staff', null, about_email, what, role, false
          from (select *, 'person-' || lpad(id::text, 19, '0') as key from public.staff_events) as event
          where (person is null or by_email = person)
            and (since is null or happened_at >= since)
            and (until is null or happened_at < until)
            and (before is null or (happened_at, event.key) < (before, last))
          order by happened_at desc, event.key desc limit 50
        )
        order by at desc, id desc limit 50
      ) as entry
    )
  );
end;
$$;
grant execute on function private.activity to authenticated;
