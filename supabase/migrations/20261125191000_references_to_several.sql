-- What a foreign key does, for a column that keeps several ids (uuid[]): Postgres has none for the members of an array.
-- Both are security definer: as with a foreign key, rows count that whoever writes may not see.

-- On the table that refers: (column, table referred to). Every id is there, once, and stays until this has been saved.
create function public.check_references() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  ids uuid[];
  found_rows integer;
begin
  execute format('select ($1).%I', tg_argv[0]) into ids using new;
  execute format(
    'select count(*) from (select from public.%I where id = any ($1) for key share) as present', tg_argv[1]
  ) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise foreign_key_violation using
      message = format('"%s" of "%s" names a row that is not there, or one twice', tg_argv[0], tg_table_name),
      detail = format('Key (%s) is not present in table "%s".', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end;
$$;
revoke execute on function public.check_references() from public;

-- On the table referred to: (table that refers, its column). What is still named is not deleted.
create function public.refuse_referenced() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_named boolean;
begin
  execute format('select exists (select from public.%I where %I @> array[$1])', tg_argv[0], tg_argv[1])
    into is_named using old.id;
  if is_named then
    raise foreign_key_violation using
      message = format('"%s" of "%s" still names this row', tg_argv[1], tg_argv[0]),
      detail = format('Key (id) is still referenced from table "%s".', tg_argv[0]);
  end if;
  return null;
end;
$$;
revoke execute on function public.refuse_referenced() from public;
