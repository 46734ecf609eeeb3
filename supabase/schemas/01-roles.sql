-- The law of rights: what the API serves, what a role is, and what is asked of everybody who writes.
-- Policies of every table ask private.is_staff() and private.staff_role(); members are in 91-people-and-second-factor.sql.

-- A hosted project gives anon, authenticated and service_role everything that is made in public, and Postgres gives everybody
-- every function: rights are granted by name, and are the same on every project (99-function-grants.sql has the rest).
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Nothing that the API serves runs as its owner. Functions that have to are in this schema, which the API does not serve, and a
-- function of the same name in public calls them as the caller. Trigger functions have no grants.
create schema private;
grant usage on schema private to anon, authenticated, service_role, supabase_auth_admin;

-- The caller's role; null without a membership. Every policy asks it. A token is valid as long as its session is: signing out
-- counts from the next request, not when the token expires an hour later. An account with a second factor is a member only at
-- GoTrue's level aal2: a password that somebody else has learnt opens nothing, also past the admin. Security definer: the caller
-- may read neither auth.sessions and auth.mfa_factors nor other rows of staff.
create function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select role from public.staff
    where user_id = (select auth.uid())
      and (
        (select auth.jwt()) ->> 'session_id' is null
        or exists (select from auth.sessions where id = ((select auth.jwt()) ->> 'session_id')::uuid)
      )
      and (
        (select auth.jwt()) ->> 'aal' = 'aal2'
        or not exists (
          select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and status = 'verified'
        )
      )
  );
end;
$$;
grant execute on function private.staff_role to anon, authenticated, service_role;

-- Whether the caller may see and change all content. Security definer: it must answer without recursion into the policies of
-- staff.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('owner', 'editor'), false);
$$;
grant execute on function private.is_staff to anon, authenticated, service_role;

-- `transitions` of a select: refuses a value to signed-in users without one of the roles: (column, value, role, …). A row that
-- has the value keeps it while other columns change. The error's detail is the column, for the admin's form.
create function private.check_transition() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated'
    and to_jsonb(new) ->> tg_argv[0] = tg_argv[1]
    and to_jsonb(old) ->> tg_argv[0] is distinct from tg_argv[1]
    and coalesce(public.staff_role() <> all (tg_argv[2:]), true)
  then
    raise insufficient_privilege
      using message = format('Your role may not choose "%s"', tg_argv[1]), detail = tg_argv[0];
  end if;
  return new;
end;
$$;

-- The migrations of this project. The admin compares them with its own, and names the first that is missing.
create function private.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  versions text[];
begin
  -- Where migrations were applied by hand nobody has kept a list.
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return '{}';
  end if;
  execute 'select array_agg(version::text) from supabase_migrations.schema_migrations' into versions;
  return coalesce(versions, '{}');
end;
$$;
grant execute on function private.applied_migrations to anon, authenticated, service_role;
