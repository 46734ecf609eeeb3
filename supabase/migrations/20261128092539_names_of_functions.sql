-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop trigger enquiries_forget_unsaved on public.enquiries;
drop trigger enquiries_keep_what_was_asked on public.enquiries;
drop trigger enquiries_note_answer on public.enquiries;
drop trigger staff_end_links on public.staff;
drop trigger staff_keep_an_owner on public.staff;
drop trigger staff_keep_to_role on public.staff;
drop trigger unsaved_changes_keep_few on public.unsaved_changes;
drop function private.end_links();
drop function private.forget_deleted();
drop function private.forget_stale_changes();
drop function private.forget_unsaved();
drop function private.hang_below_again(public.revisions);
drop function private.keep_an_owner();
drop function private.keep_few_unsaved_changes();
drop function private.keep_to_role();
drop function private.keep_to_roles();
drop function private.keep_what_was_asked();
drop function private.note_answer();
drop function public.forget_stale_changes();
create or replace function private.check_transition()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.delete_expired_history()
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.revisions as history
  using public.revisions as deletion
  where deletion.operation = 'delete'
    and deletion.saved_at < now() - interval '30 days'
    and history.table_name = deletion.table_name
    and history.row_id = deletion.row_id
    and history.id <= deletion.id;
$function$;
create or replace function private.delete_stale_changes()
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.unsaved_changes
  where saved_at < now() - interval '30 days';
$function$;
create or replace function private.delete_unsaved_changes()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.unsaved_changes where form = tg_table_name || '/' || old.id;
  return null;
end;
$function$;
create or replace function private.keep_last_owner()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.keep_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kept constant integer := 50;
  -- As the index has it: compared with a `name` it is read from end to end, for each row of a statement.
  written_table constant text := tg_table_name;
  old_row constant jsonb := to_jsonb(old) - 'search_text';
  new_row constant jsonb := to_jsonb(new) - 'search_text';
  record_row constant jsonb := coalesce(new_row, old_row);
  record_id constant text := record_row ->> 'id';
  author constant uuid := (select auth.uid());
begin
  -- An update that changes nothing but the time is no version.
  if tg_op = 'UPDATE' and new_row - 'updated_at' = old_row - 'updated_at' then
    return null;
  end if;

  perform private.keep_picture_uses(written_table, record_id, new_row);

  -- A record older than the history begins it with its former values.
  if tg_op = 'UPDATE' and not exists (
    select from public.revisions where table_name = written_table and row_id = record_id
  ) then
    insert into public.revisions (table_name, row_id, operation, saved_at, row)
    values (
      written_table, record_id, 'insert',
      coalesce((old_row ->> 'updated_at')::timestamptz, now()), old_row
    );
  end if;

  insert into public.revisions (table_name, row_id, operation, saved_by, saved_by_email, row)
  values (
    written_table, record_id, lower(tg_op), author,
    (select email from auth.users where id = author), record_row
  );

  -- The first version is never trimmed.
  delete from public.revisions
  where table_name = written_table and row_id = record_id
    and (operation = 'update' or operation = 'delete' and saved_at < now() - interval '30 days')
    and id <= (
      select id from public.revisions
      where table_name = written_table and row_id = record_id
      order by id desc offset kept limit 1
    );

  if tg_op = 'DELETE' and coalesce(current_setting('history.has_expired', true), '') = '' then
    perform set_config('history.has_expired', 'yes', true);
    perform private.delete_expired_history();
  end if;
  return null;
end;
$function$;
create or replace function private.keep_staff_columns()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if current_user = 'authenticated'
    and (new.email, new.last_seen_at) is distinct from (old.email, old.last_seen_at)
  then
    raise insufficient_privilege using message = 'Only the role of a member can be changed';
  end if;
  return new;
end;
$function$;
create or replace function private.keep_submitted_values()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  free constant text[] := array['status', 'note', 'created_at', 'updated_at', 'search_text'];
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise insufficient_privilege using message = 'Only the status and the note of an enquiry can be changed';
  end if;
  return new;
end;
$function$;
create or replace function private.limit_unsaved_changes()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  of_table constant text := split_part(new.form, '/', 1);
  record constant text := split_part(new.form, '/', 2);
  is_there boolean;
begin
  new.saved_at := now();
  if record <> 'create' and exists (select from private.personal_tables where table_name = of_table) then
    execute format('select exists (select from public.%I where id::text = $1)', of_table)
      into is_there using record;
    if not is_there then
      raise sqlstate 'PT410' using message = 'The record has been deleted: nothing that is typed about it is kept';
    end if;
  end if;
  if tg_op = 'INSERT' then
    perform private.delete_stale_changes();
    delete from public.unsaved_changes as stale
    where stale.id in (
      select kept.id from public.unsaved_changes as kept
      where kept.user_id = new.user_id and kept.id <> new.id
      order by kept.saved_at desc
      offset 49
    ) and stale.user_id = new.user_id;
  end if;
  return new;
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
    raise insufficient_privilege using message = 'Only staff can bring a deleted record back';
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
create or replace function private.restore_menu_children (
  deletion public.revisions
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.menu as item
  set below = (deletion.row ->> 'id')::uuid
  from (
    select
      row_id, xmin as written_by, row_number() over versions as age,
      lead(row ->> 'below') over versions as stood_below, lead(operation) over versions as earlier
    from public.revisions
    where table_name = 'menu'
    window versions as (partition by row_id order by id desc)
  ) as newest
  where newest.age = 1
    and newest.row_id = item.id::text
    and newest.stood_below = deletion.row ->> 'id'
    and item.below is null
    and item.place = deletion.row ->> 'place'
    and (
      newest.earlier = 'delete'
      or newest.written_by = (select xmin from public.revisions where id = deletion.id)
    );
$function$;
create or replace function private.revoke_links()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.stamp_answer()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.status = 'new' then
    new.answered_at := null;
    new.handled_by := null;
    new.handled_by_email := null;
  elsif old.status = 'new' then
    new.answered_at := now();
    new.handled_by := (select auth.uid());
    new.handled_by_email := (select email from auth.users where id = new.handled_by);
  end if;
  return new;
end;
$function$;
create or replace function public.delete_old_records (
  of_table text default null::text
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
  perform private.delete_stale_changes();
  for kept in
    select * from public.personal_tables() as known where known.table_name = coalesce(of_table, known.table_name)
  loop
    execute format('select array_agg(id) from public.%I where created_at < $1', kept.table_name) into ids
      using (date_trunc('day', now() at time zone 'UTC') - make_interval(months => kept.kept_months)) at time zone 'UTC';
    report := report || public.delete_personal_records(kept.table_name, ids);
  end loop;
  return report;
end;
$function$;
create or replace function public.delete_stale_changes()
  returns void
  language sql
  set search_path to ''
  AS $function$select private.delete_stale_changes()$function$;
create trigger enquiries_delete_unsaved_changes
  after delete on public.enquiries
  for each row
  execute function private.delete_unsaved_changes();
create trigger enquiries_keep_submitted_values
  before update on public.enquiries
  for each row
  execute function private.keep_submitted_values();
create trigger enquiries_stamp_answer
  before update of status on public.enquiries
  for each row
  execute function private.stamp_answer();
create trigger staff_keep_columns
  before update on public.staff
  for each row
  execute function private.keep_staff_columns();
create trigger staff_keep_last_owner
  before delete or update of role on public.staff
  for each row
  execute function private.keep_last_owner();
create trigger staff_revoke_links
  after delete or update of role on public.staff
  for each row
  execute function private.revoke_links();
create trigger unsaved_changes_limit
  before insert or update on public.unsaved_changes
  for each row
  execute function private.limit_unsaved_changes();
revoke all on function private.check_transition() from public;
grant execute on function private.check_transition() to postgres;
revoke all on function private.delete_expired_history() from public;
grant execute on function private.delete_expired_history() to postgres;
revoke all on function private.delete_stale_changes() from public;
grant execute on function private.delete_stale_changes() to authenticated, postgres, service_role;
revoke all on function private.delete_unsaved_changes() from public;
grant execute on function private.delete_unsaved_changes() to postgres;
revoke all on function private.keep_last_owner() from public;
grant execute on function private.keep_last_owner() to postgres;
revoke all on function private.keep_staff_columns() from public;
grant execute on function private.keep_staff_columns() to postgres;
revoke all on function private.keep_submitted_values() from public;
grant execute on function private.keep_submitted_values() to postgres;
revoke all on function private.limit_unsaved_changes() from public;
grant execute on function private.limit_unsaved_changes() to postgres;
revoke all on function private.restore_menu_children(public.revisions) from public;
grant execute on function private.restore_menu_children(public.revisions) to postgres;
revoke all on function private.revoke_links() from public;
grant execute on function private.revoke_links() to postgres;
revoke all on function private.stamp_answer() from public;
grant execute on function private.stamp_answer() to postgres;
revoke all on function public.delete_stale_changes() from public;
grant execute on function public.delete_stale_changes() to authenticated, postgres, service_role;
