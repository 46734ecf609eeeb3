-- Every saved version of a record, kept by a trigger: who saved what, and when. A table joins with one line:
--   create trigger <table>_keep_revisions after insert or update or delete on public.<table>
--     for each row execute function public.keep_revision();
create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id text not null,
  -- "delete" keeps the record as it was last.
  operation text not null check (operation in ('insert', 'update', 'delete')),
  saved_at timestamptz not null default clock_timestamp(),
  -- Null where no session wrote: the service key, an import, the database's owner.
  saved_by uuid,
  -- Kept beside the id, so that the history of a former member of staff still names somebody.
  saved_by_email text,
  row jsonb not null
);

create index revisions_of_a_record on public.revisions (table_name, row_id, id desc);
create index revisions_by_time on public.revisions (saved_at desc);

alter table public.revisions enable row level security;

-- Written by the trigger alone.
grant select on public.revisions to authenticated;
grant select on public.revisions to service_role;

create policy "Staff read the history" on public.revisions
  for select to authenticated
  using ((select public.is_staff()));

-- Security definer: nobody who writes a record may write its history himself.
create function public.keep_revision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  kept constant integer := 50;
  record_row constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  record_id constant text := record_row ->> 'id';
  author constant uuid := (select auth.uid());
begin
  -- What only touches the record, without a word changed, is no version.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return null;
  end if;

  -- A record that is older than its history starts it with what it was.
  if tg_op = 'UPDATE' and not exists (
    select from public.revisions where table_name = tg_table_name and row_id = record_id
  ) then
    insert into public.revisions (table_name, row_id, operation, saved_at, row)
    values (
      tg_table_name, record_id, 'insert',
      coalesce((to_jsonb(old) ->> 'updated_at')::timestamptz, now()), to_jsonb(old)
    );
  end if;

  insert into public.revisions (table_name, row_id, operation, saved_by, saved_by_email, row)
  values (
    tg_table_name, record_id, lower(tg_op), author,
    (select email from auth.users where id = author), record_row
  );

  delete from public.revisions
  where table_name = tg_table_name and row_id = record_id
    and id <= (
      select id from public.revisions
      where table_name = tg_table_name and row_id = record_id
      order by id desc offset kept limit 1
    );

  -- Thirty days after its deletion nothing of a record is left.
  if tg_op = 'DELETE' then
    delete from public.revisions as history
    using public.revisions as deletion
    where deletion.operation = 'delete'
      and deletion.saved_at < now() - interval '30 days'
      and history.table_name = deletion.table_name
      and history.row_id = deletion.row_id
      and history.id <= deletion.id;
  end if;
  return null;
end;
$$;

revoke execute on function public.keep_revision() from public;

create trigger blog_posts_keep_revisions
  after insert or update or delete on public.blog_posts
  for each row execute function public.keep_revision();

-- Brings a deleted record back as it was, its id, address and times included. Security definer: the times are the
-- server's to give (stamp_times). The row comes from the history, which no client can write.
create function public.restore_deleted(revision bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  deleted public.revisions;
  columns text;
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can bring a deleted record back';
  end if;
  select * into deleted from public.revisions
  where id = revision and operation = 'delete' and saved_at >= now() - interval '30 days';
  if not found then
    raise no_data_found using message = 'It is no longer among the recently deleted';
  end if;
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into columns
  from information_schema.columns
  where table_schema = 'public' and table_name = deleted.table_name
    and is_generated = 'NEVER' and deleted.row ? column_name;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.table_name, columns
  ) using deleted.row;
  return deleted.row;
end;
$$;

revoke execute on function public.restore_deleted(bigint) from public;
grant execute on function public.restore_deleted(bigint) to authenticated;
