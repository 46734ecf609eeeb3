-- An owner takes the second factor away from a member who has lost phone and recovery codes.
alter table public.staff_events
  drop constraint staff_events_what_check,
  add constraint staff_events_what_check check (
    what in ('invited', 'revoked', 'joined', 'role', 'left', 'recovered', 'factor reset')
  );

-- Whose password alone is not enough; for owners. Security definer: auth.mfa_factors is nobody's to read.
create function public.members_with_second_factor() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(user_id::text), '{}') from public.staff
  where (select public.staff_role()) = 'owner'
    and exists (
      select from auth.mfa_factors
      where mfa_factors.user_id = staff.user_id and status = 'verified'
    );
$$;

revoke execute on function public.members_with_second_factor() from public;
grant execute on function public.members_with_second_factor() to authenticated;

-- Apps, recovery codes and sessions of the member end; sign-in asks for the password alone, and says why. Never one's
-- own: whoever finds an owner's browser open could otherwise take away what guards the account. Security definer: auth
-- is nobody's to change.
create function public.reset_second_factor(member uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
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

revoke execute on function public.reset_second_factor(uuid) from public;
grant execute on function public.reset_second_factor(uuid) to authenticated;
