-- Whoever has set up a second factor is a member only with it (GoTrue's level aal2): a password that somebody else has
-- learnt opens nothing, also past the admin. Otherwise as in 20261122210000_roles.sql. Security definer: the caller may
-- read neither auth.sessions and auth.mfa_factors nor other rows of staff.
create or replace function public.staff_role() returns text
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
