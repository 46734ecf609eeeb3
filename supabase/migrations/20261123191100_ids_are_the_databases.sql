-- Whoever writes through the API gets a new id and keeps it: a draft with the id of a deleted post, saved often enough,
-- pushed the deleted version out of the history.
create function public.keep_id() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.id is distinct from old.id then
    raise insufficient_privilege using message = 'The id of a record cannot be changed';
  end if;
  if tg_op = 'INSERT' and current_user in ('anon', 'authenticated') then
    new.id := gen_random_uuid();
  end if;
  return new;
end;
$$;

do $$
declare
  name text;
begin
  foreach name in array array['blog_posts', 'services', 'price_plans', 'questions', 'testimonials', 'team_members'] loop
    execute format(
      'create trigger %1$I before insert or update of id on public.%2$I
         for each row execute function public.keep_id()', name || '_keep_id', name);
  end loop;
end;
$$;

-- As before, but a deleted version stays for its thirty days, however many versions follow it.
create or replace function public.keep_revision() returns trigger
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
    and (operation <> 'delete' or saved_at < now() - interval '30 days')
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

-- As before; what is not there is gone (410) and no failure of the server.
create or replace function public.restore_deleted(revision bigint) returns jsonb
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
    raise sqlstate 'PT410' using message = 'It is no longer among the recently deleted';
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
