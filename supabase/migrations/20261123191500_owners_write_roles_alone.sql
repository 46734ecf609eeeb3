-- Whom the log names, and when somebody was here, is not for owners to write.
revoke update on public.staff from authenticated;
grant update (role) on public.staff to authenticated;

-- The embedded backend knows no grants of columns: the trigger says it there too.
create function public.keep_to_role() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated'
    and (new.email, new.last_seen_at) is distinct from (old.email, old.last_seen_at)
  then
    raise insufficient_privilege using message = 'Only the role of a member can be changed';
  end if;
  return new;
end;
$$;

create trigger staff_keep_to_role
  before update on public.staff
  for each row execute function public.keep_to_role();
