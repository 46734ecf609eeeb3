-- The law of the history: every saved version of a record, who may read it, when it expires, and how deleted records are
-- restored.

-- Kept by a trigger. A table joins with one line:
--   create trigger <table>_keep_revisions after insert or update or delete on public.<table>
--     for each row execute function private.keep_revision();
create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null
    constraint revisions_table_name_length check (char_length(table_name) between 1 and 63),
  row_id text not null
    constraint revisions_row_id_length check (char_length(row_id) between 1 and 200),
  -- "delete" keeps the record as it was last.
  operation text not null check (operation in ('insert', 'update', 'delete')),
  saved_at timestamptz not null default clock_timestamp(),
  -- Null where no session wrote: the service key, an import, the database's owner.
  saved_by uuid,
  -- Kept beside the id, so that the history of a former member of staff still names somebody.
  saved_by_email text
    constraint revisions_saved_by_email_length check (char_length(saved_by_email) <= 255),
  -- Its size is that of the record, which its own table limits.
  row jsonb not null
    constraint revisions_row_object check (jsonb_typeof(row) = 'object'),
  -- The library asks every version about every picture.
  pictures text[] not null generated always as (private.pictures_in(row::text)) stored
);

create index revisions_of_a_record on public.revisions (table_name, row_id, id desc);
create index revisions_by_time on public.revisions (saved_at desc);
create index revisions_of_deletions on public.revisions (saved_at) where operation = 'delete';

-- Without a list of what is still to be sorted in, which each question would read from end to end.
create index revisions_pictures on public.revisions using gin (pictures) with (fastupdate = off);

alter table public.revisions enable row level security;

-- Written by the trigger alone.
grant select on public.revisions to authenticated, service_role;
create policy "Staff read the history, authors that of what they wrote" on public.revisions for select to authenticated
  using (
    (select private.is_staff())
    or (
      row ->> 'author_id' = (select auth.uid())::text
      and (select private.staff_role()) = 'author'
    )
  );

-- Writes a version of a record. Security definer: clients cannot write the history themselves. Search columns are left out.
-- Expired deletions are removed once a transaction: for each of 10,000 deleted posts it took minutes. The pictures that the
-- record shows are noted beside it (05-pictures.sql).
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept constant integer := 50;
  -- As the index has it: compared with a `name` it is read from end to end, for each row of a statement.
  written_table constant text := tg_table_name;
  old_row constant jsonb := to_jsonb(old) - 'search_text';
  new_row constant jsonb := to_jsonb(new) - 'search_text';
  record_row constant jsonb := coalesce(new_row, old_row);
  record_id constant text := coalesce(record_row ->> 'id', record_row ->> 'slug');
  -- A draft that is due is published in the name of who scheduled it, at anybody's request.
  author constant uuid := coalesce(nullif(current_setting('history.author', true), '')::uuid, (select auth.uid()));
begin
  -- An update that changes nothing but the time is no version, nor is one by a foreign key, which leaves the time: (its column).
  -- The next version has the new name beside its own changes.
  if tg_op = 'UPDATE' and (
    new_row - 'updated_at' = old_row - 'updated_at'
    or new_row -> tg_argv[0] <> old_row -> tg_argv[0] and (new_row ->> 'updated_at')::timestamptz < now()
  ) then
    return null;
  end if;

  -- A draft goes with its record.
  if tg_op = 'DELETE' then
    delete from public.drafts where drafts.table_name = written_table and drafts.record_id::text = record_row ->> 'id';
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
$$;

-- Thirty days after its deletion no version of a record is left, and no finding that was dismissed; of one that was brought back
-- all are.
create function private.delete_expired_history() returns void
language plpgsql set search_path = '' as $$
declare
  deletion public.revisions;
begin
  -- One by one, each by the index: without statistics a join of them all took minutes.
  for deletion in
    select * from public.revisions where operation = 'delete' and saved_at < now() - interval '30 days'
  loop
    continue when exists (
      select from public.revisions as later
      where later.table_name = deletion.table_name and later.row_id = deletion.row_id and later.id > deletion.id
    );
    delete from public.revisions where table_name = deletion.table_name and row_id = deletion.row_id;
    delete from public.dismissed_findings
    where table_name = deletion.table_name and row_id::text = deletion.row_id;
  end loop;
end;
$$;

-- References that a record can be without: foreign keys whose column may be null, each with all of its columns, and lists of ids.
create function private.loose_references()
returns table (table_name text, column_name text, target text, columns text[], target_columns text[])
language sql stable set search_path = '' as $$
  select
    naming.relname, attname, named.relname,
    array(
      select one.attname::text from unnest(conkey) with ordinality as key (number, place)
      join pg_catalog.pg_attribute as one on one.attrelid = conrelid and one.attnum = number order by place
    ),
    array(
      select one.attname::text from unnest(confkey) with ordinality as key (number, place)
      join pg_catalog.pg_attribute as one on one.attrelid = confrelid and one.attnum = number order by place
    )
  from pg_catalog.pg_constraint
  join pg_catalog.pg_class as naming on naming.oid = conrelid and naming.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_class as named on named.oid = confrelid and named.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute on attrelid = conrelid and attnum = coalesce(confdelsetcols[1], conkey[1])
  where contype = 'f' and confdeltype <> 'c' and not attnotnull
  union all
  select naming.relname, words[1], words[2], null, null
  from pg_catalog.pg_trigger
  join pg_catalog.pg_class as naming on naming.oid = tgrelid
  cross join string_to_array(encode(tgargs, 'escape'), '\000') as words
  where tgfoid = 'private.check_references'::regproc and tgnargs = 2;
$$;

-- A record without what it names and is not there. What it names by a name has the one that is its own now.
create function private.without_lost_references(of_table text, record jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  reference record;
  target_column text;
  condition text;
  present jsonb;
begin
  for reference in
    select * from private.loose_references()
    where table_name = of_table and jsonb_typeof(record -> column_name) <> 'null'
  loop
    if reference.columns is null then
      execute format(
        'select coalesce(jsonb_agg(id order by place), ''[]'')
         from jsonb_array_elements_text($1) with ordinality as named (id, place)
         where id in (select id::text from public.%I)',
        reference.target
      ) into present using record -> reference.column_name;
    else
      target_column := reference.target_columns[array_position(reference.columns, reference.column_name)];
      select string_agg(format('kept.%I::text = $1 ->> %L', named_by, naming), ' and ') into condition
      from unnest(reference.columns, reference.target_columns) as pair (naming, named_by);
      execute format(
        case target_column
          when 'id' then 'select to_jsonb(kept) -> %2$L from public.%1$I as kept where %3$s'
          else 'select to_jsonb(kept) -> %2$L from public.%1$I as kept
            where %3$s or kept.id::text = (
              select row_id from public.revisions
              where table_name = %1$L and row ->> %2$L = $1 ->> %4$L order by id desc limit 1
            )
            order by (%3$s) desc limit 1'
        end,
        reference.target, target_column, condition, reference.column_name
      ) into present using record;
    end if;
    record := record || jsonb_build_object(reference.column_name, present);
  end loop;
  return record;
end;
$$;

-- Names a restored record again where it was named: in what lost it by its deletion, or was itself restored without it since.
-- What has been named instead stays, and what would no longer fit.
create function private.restore_references(deletion public.revisions) returns void
language plpgsql set search_path = '' as $$
declare
  reference record;
  loser record;
begin
  for reference in
    select * from private.loose_references()
    where target = deletion.table_name and coalesce('id' = any (target_columns), true)
  loop
    for loser in
      select distinct on (row_id) row_id, former
      from (
        select
          id, row_id, xmin as written_by, row -> reference.column_name as latter,
          lead(row -> reference.column_name) over versions as former, lead(operation) over versions as earlier
        from public.revisions
        where table_name = reference.table_name
        window versions as (partition by row_id order by id desc)
      ) as version
      where former ? deletion.row_id and not latter ? deletion.row_id
        and (
          (earlier = 'delete' and id > deletion.id)
          or written_by = (select xmin from public.revisions where id = deletion.id)
        )
      order by row_id, id desc
    loop
      begin
        execute format(
          case jsonb_typeof(loser.former)
            when 'array' then
              'update public.%1$I set %2$I = array(
                 select id from unnest(%2$I || $1) with ordinality as named (id, place)
                 order by array_position($3, id::text), place
               ) where id = $2 and not %2$I @> array[$1]'
            else 'update public.%1$I set %2$I = $1 where id = $2 and %2$I is null'
          end,
          reference.table_name, reference.column_name
        ) using deletion.row_id::uuid, loser.row_id::uuid, array(
          select jsonb_array_elements_text(case jsonb_typeof(loser.former) when 'array' then loser.former else '[]' end)
        );
      exception when integrity_constraint_violation then
        null;
      end;
    end loop;
  end loop;
end;
$$;

-- Puts a row back as it was, as a draft if it lacks by now what visitors need. Of what goes with a record, what is there stays.
create function private.restore_row(version public.revisions, is_part boolean) returns void
language plpgsql set search_path = '' as $$
declare
  record jsonb := private.without_lost_references(version.table_name, version.row);
  statement text;
  broken text;
begin
  select format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) %3$s',
    version.table_name, string_agg(quote_ident(column_name), ', ' order by ordinal_position),
    case when is_part then 'on conflict do nothing' end
  ) into statement
  from information_schema.columns
  where table_schema = 'public' and table_name = version.table_name
    and is_generated = 'NEVER' and version.row ? column_name;
  begin
    execute statement using record;
  exception
    when check_violation then
      if coalesce(record -> 'published_at', 'null') = 'null' then
        raise;
      end if;
      execute statement using record || '{"published_at": null}';
    when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken = version.table_name || '_pkey' then
        raise sqlstate 'PT409' using message = 'Somebody else has brought it back already';
      end if;
      raise;
  end;
end;
$$;

-- Restores a deleted record with its id, address and times, what went with it, and the places that named it: staff any, authors
-- drafts of their own. Security definer: stamp_times sets the times of clients. The rows come from the history, which no client
-- can write.
create function private.restore_deleted(revision bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deleted public.revisions;
  part public.revisions;
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
  perform set_config('history.restores', 'yes', true);
  for part in
    select * from public.revisions
    where id = deleted.id
      or table_name in ('drafts', 'moved_addresses') and operation = 'delete'
        and deleted.row_id in (row ->> 'record_id', row ->> 'post_id', row ->> 'page_id')
        and xmin = (select xmin from public.revisions where id = deleted.id)
    order by id <> deleted.id
  loop
    perform private.restore_row(part, part.id <> deleted.id);
  end loop;
  perform set_config('history.restores', '', true);
  perform private.restore_references(deleted);
  return deleted.row;
end;
$$;
grant execute on function private.restore_deleted to authenticated;
