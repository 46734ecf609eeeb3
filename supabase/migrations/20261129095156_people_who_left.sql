-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.keep_staff_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into public.staff_events (what, by_email, about_email, role)
  values (
    tg_argv[0], (select email from auth.users where id = (select auth.uid())),
    subject ->> 'email', subject ->> 'role'
  );
  delete from public.staff_events where happened_at < now() - interval '1 year';
  delete from public.invitations where created_at < now() - interval '1 year';
  return null;
end;
$function$;
create or replace function private.restore_deleted (
  revision bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deleted public.revisions;
  columns text;
begin
  select * into deleted from public.revisions
  where id = revision and operation = 'delete' and saved_at >= now() - interval '30 days';
  if not coalesce(
    public.is_staff() or (
      public.staff_role() = 'author'
      and deleted.row ->> 'author_id' = (select auth.uid())::text
      and deleted.row -> 'published_at' = 'null'
    ), false)
  then
    raise insufficient_privilege using message = 'Only an editor can bring this record back';
  end if;
  if deleted.id is null then
    raise sqlstate 'PT410' using message = 'It is no longer among the recently deleted';
  end if;
  if deleted.table_name = 'menu'
    and not exists (select from public.menu where id = (deleted.row ->> 'below')::uuid)
  then
    deleted.row := deleted.row - 'below';
  end if;
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into columns
  from information_schema.columns
  where table_schema = 'public' and table_name = deleted.table_name
    and is_generated = 'NEVER' and deleted.row ? column_name;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.table_name, columns
  ) using deleted.row;
  if deleted.table_name = 'menu' then
    perform private.restore_menu_children(deleted);
  end if;
  return deleted.row;
end;
$function$;
create or replace function public.erase_person (
  person_email text,
  person_phone text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  kept record;
  ids uuid[];
  report jsonb := '[]';
begin
  for kept in select * from public.personal_tables() loop
    execute format('select array_agg(id) from public.%I where %s', kept.table_name, kept.of_person)
      into ids using person_email, person_phone;
    report := report || public.delete_personal_records(kept.table_name, ids);
  end loop;
  delete from public.invitations where email = lower(person_email);
  return report;
end;
$function$;
create policy "Owners erase invitations" on public.invitations
  for delete
  to authenticated
  using ((( select private.staff_role() as staff_role) = 'owner'::text));
revoke all on table public.invitations from authenticated;
grant delete, select on table public.invitations to authenticated;
