-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop policy "Staff read the history, authors that of what they wrote" on public.revisions;
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
    perform private.hang_below_again(deleted);
  end if;
  return deleted.row;
end;
$function$;
create policy "Staff read the history, authors that of what they wrote" on public.revisions
  for select
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or (((row ->> 'author_id'::text) = (( select auth.uid() as uid))::text)
    AND (( select private.staff_role() as staff_role) = 'author'::text))));
