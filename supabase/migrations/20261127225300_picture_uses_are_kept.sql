-- Which record shows which picture is kept as records are written: the library read every text of every record for it, and
-- took as much longer as there were more of them, up to the eight seconds that a hosted project gives a statement.
create table private.picture_uses (
  id bigint generated always as identity primary key,
  table_name text not null constraint picture_uses_table_name_length check (char_length(table_name) between 1 and 63),
  row_id text not null constraint picture_uses_row_id_length check (char_length(row_id) between 1 and 200),
  title text not null constraint picture_uses_title_length check (char_length(title) <= 300),
  name text not null constraint picture_uses_name_length check (char_length(name) between 1 and 300),
  alt text constraint picture_uses_alt_length check (char_length(alt) <= 1000)
);
create index picture_uses_of_record on private.picture_uses (table_name, row_id);
create index picture_uses_of_picture on private.picture_uses (name);
-- Without a list of what is still to be sorted in, which each question would read from end to end.
create index revisions_pictures on public.revisions using gin (pictures) with (fastupdate = off);

insert into private.picture_uses (table_name, row_id, title, name, alt)
select content, id, left(title, 300), name, left(alt, 1000) from private.picture_uses() where char_length(name) <= 300;
drop function private.picture_uses();

-- In plpgsql, which keeps its plans: a statement may write thousands of records.
create function private.keep_picture_uses(of_table text, of_row text, record jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.picture_uses where table_name = of_table and row_id = of_row;
  if record is not null then
    insert into private.picture_uses (table_name, row_id, title, name, alt)
    select
      of_table, of_row, left(coalesce(record ->> 'title', record ->> 'name', record ->> 'question', ''), 300),
      picture.name, left(picture.alt, 1000)
    from private.pictures_of(record) as picture
    -- A longer name is no file's.
    where char_length(picture.name) <= 300;
  end if;
end;
$$;
revoke execute on function private.keep_picture_uses(text, text, jsonb) from public;

-- As before, and keeps what the record shows; of a deleted one that is nothing.
create or replace function private.keep_revision() returns trigger
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

  perform private.keep_picture_uses(written_table, record_id, new_row);

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

create or replace function private.picture_library() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not (select private.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can see the library';
  end if;
  return (
    -- File by file, each by an index: other forms of this took minutes while the tables had no statistics yet.
    with kept as materialized (
      select file.name from storage.objects as file
      where exists (select from public.revisions where pictures @> array[file.name])
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'bucket', file.bucket_id,
          'path', file.name,
          'size', (file.metadata ->> 'size')::bigint,
          'added_at', file.created_at,
          'descriptions', coalesce(
            (
              select jsonb_agg(distinct uses.alt) from private.picture_uses as uses
              where uses.name = file.name and uses.alt is not null
            ), '[]'
          ),
          'used_in', coalesce(
            (
              select jsonb_agg(
                jsonb_build_object('table', one.table_name, 'id', one.row_id, 'title', one.title)
                order by one.title, one.row_id
              )
              from (
                select distinct uses.table_name, uses.row_id, uses.title from private.picture_uses as uses
                where uses.name = file.name
              ) as one
            ), '[]'
          ),
          'is_kept', file.name in (select kept.name from kept)
        )
        order by file.created_at desc
      ),
      '[]'
    )
    from storage.objects as file
    where (file.bucket_id = 'blog-images' and file.name like 'blog/%')
      or (file.bucket_id = 'content-images' and file.name like 'content/%')
  );
end;
$$;
