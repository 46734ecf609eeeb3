-- The history in one pass, however many records one statement writes.

-- As before, but the table's name is compared as a text, so that the index is used, and what was deleted thirty days ago is
-- forgotten once a transaction: for each of 10,000 deleted posts it was looked for anew, which took minutes.
create or replace function public.keep_revision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
  -- What only touches the record, without a word changed, is no version.
  if tg_op = 'UPDATE' and new_row - 'updated_at' = old_row - 'updated_at' then
    return null;
  end if;

  -- A record that is older than its history starts it with what it was.
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

  delete from public.revisions
  where table_name = written_table and row_id = record_id
    and (operation <> 'delete' or saved_at < now() - interval '30 days')
    and id <= (
      select id from public.revisions
      where table_name = written_table and row_id = record_id
      order by id desc offset kept limit 1
    );

  if tg_op = 'DELETE' and coalesce(current_setting('history.has_forgotten', true), '') = '' then
    perform set_config('history.has_forgotten', 'yes', true);
    perform private.forget_deleted();
  end if;
  return null;
end;
$$;

-- Thirty days after its deletion nothing of a record is left.
create function private.forget_deleted() returns void
language sql
set search_path = ''
as $$
  delete from public.revisions as history
  using public.revisions as deletion
  where deletion.operation = 'delete'
    and deletion.saved_at < now() - interval '30 days'
    and history.table_name = deletion.table_name
    and history.row_id = deletion.row_id
    and history.id <= deletion.id;
$$;

revoke execute on function private.forget_deleted() from public;

create index revisions_of_deletions on public.revisions (saved_at) where operation = 'delete';

-- An author's pages have the history of an author's posts.
drop policy "Authors read the history of their own posts" on public.revisions;
create policy "Authors read the history of what they wrote" on public.revisions
  for select to authenticated
  using (
    table_name in ('blog_posts', 'pages')
    and row ->> 'author_id' = (select auth.uid())::text
    and (select public.staff_role()) = 'author'
  );
