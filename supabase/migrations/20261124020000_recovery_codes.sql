-- Recovery codes: for whoever has lost the phone that shows the codes of the second factor. Told once, kept as hashes.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Codes that were not right; after fifteen minutes they count no longer.
create table private.recovery_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  attempted_at timestamptz not null default now()
);

create index recovery_attempts_of_user on private.recovery_attempts (user_id);

-- What a person is told after signing in: the second factor is gone. Without `removed_by` it went by a recovery code.
create table private.removed_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  removed_at timestamptz not null default now(),
  removed_by text
);

alter table public.staff_events
  drop constraint staff_events_what_check,
  add constraint staff_events_what_check
    check (what in ('invited', 'revoked', 'joined', 'role', 'left', 'recovered'));

-- Who asks, as long as the session of the token counts; the second factor may still be owed.
create function private.caller() returns uuid
language sql stable
set search_path = ''
as $$
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

revoke execute on function private.caller() from public;

-- Hyphens and capitals do not matter, nor letters that hexadecimal digits are taken for.
create function private.recovery_code_hash(owner uuid, code text) returns text
language sql immutable
set search_path = ''
as $$
  select public.token_hash(
    owner || regexp_replace(translate(lower(code), 'oil', '011'), '[^0-9a-f]', '', 'g')
  );
$$;

revoke execute on function private.recovery_code_hash(uuid, text) from public;

-- Ten new codes of 64 random bits each; those from before end. Security definer: nobody reads or writes the table.
create function public.make_recovery_codes() returns text[]
language plpgsql volatile security definer
set search_path = ''
as $$
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

revoke execute on function public.make_recovery_codes() from public;
grant execute on function public.make_recovery_codes() to authenticated;

-- Takes the second factor away from whoever knows the password and a recovery code, and ends every other session: the
-- lost phone may have one. What it answers is 'accepted', 'wrong' or 'too many': raising would undo the count of wrong
-- ones. Security definer: auth and the codes are nobody's to change.
create function public.use_recovery_code(code text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
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

revoke execute on function public.use_recovery_code(text) from public;
grant execute on function public.use_recovery_code(text) to authenticated;

-- How many recovery codes the caller has left, and when the second factor went and by whom, until that is dismissed.
-- Security definer: of the tables everybody sees this much.
create function public.second_factor_status() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'codes', (select count(*) from private.recovery_codes where user_id = asking.id),
    'removed_at', removed.removed_at,
    'removed_by', removed.removed_by
  )
  from (select private.caller() as id) as asking
  left join private.removed_factors as removed on removed.user_id = asking.id
  where asking.id is not null;
$$;

revoke execute on function public.second_factor_status() from public;
grant execute on function public.second_factor_status() to authenticated;

-- The caller has read that the second factor is gone. Security definer, as above.
create function public.dismiss_removed_factor() returns boolean
language sql volatile security definer
set search_path = ''
as $$
  delete from private.removed_factors where user_id = private.caller();
  select true;
$$;

revoke execute on function public.dismiss_removed_factor() from public;
grant execute on function public.dismiss_removed_factor() to authenticated;
