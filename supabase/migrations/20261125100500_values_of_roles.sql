-- Refuses a value of a column to whoever is signed in and has none of the roles: (column, value, role, …). A row that has
-- it already keeps it, whoever changes something else. The detail tells the admin the column.
create function public.keep_to_roles() returns trigger
language plpgsql
set search_path = ''
as $$
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

revoke execute on function public.keep_to_roles() from public;
