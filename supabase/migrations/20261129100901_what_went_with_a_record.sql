-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop trigger moved_addresses_show_links on public.moved_addresses;
drop function private.restore_menu_children(public.revisions);
create or replace function private.activity (
  person text                     default null::text,
  day    date                     default null::date,
  before timestamp with time zone default null::timestamp with time zone
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  since constant timestamptz := day::timestamp at time zone 'Europe/London';
  until constant timestamptz := least(before, (day + 1)::timestamp at time zone 'Europe/London');
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can see what everybody did';
  end if;
  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(email order by email), '[]') from (
        select saved_by_email as email from public.revisions where saved_by_email is not null
        union select by_email from public.staff_events where by_email is not null
      ) as known
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc), '[]') from (
        (
          select
            'record-' || saved.id as id, saved.saved_at as at, saved.saved_by_email as who,
            saved.table_name as about, saved.row_id,
            private.record_title(saved.table_name, saved.row) as title,
            case
              when saved.operation = 'delete' then 'deleted'
              when earlier.operation = 'delete' then 'restored'
              when saved.public_from > saved.saved_at
                and saved.public_from is distinct from earlier.public_from then 'scheduled'
              when saved.public_from <= saved.saved_at
                and (earlier.public_from is null or earlier.public_from > saved.saved_at)
                then 'published'
              when saved.public_from is null and earlier.public_from > saved.saved_at then 'unscheduled'
              when saved.public_from is null and earlier.public_from is not null then 'withdrawn'
              when saved.operation = 'insert' then 'created'
              else 'changed'
            end as what,
            null as role
          from (
            select *, (row ->> 'published_at')::timestamptz as public_from from public.revisions
            where table_name not in ('drafts', 'moved_addresses')
          ) as saved
          left join lateral (
            select operation, (row ->> 'published_at')::timestamptz as public_from
            from public.revisions
            where table_name = saved.table_name and row_id = saved.row_id and id < saved.id
            order by id desc limit 1
          ) as earlier on true
          where saved.saved_by_email is not null
            and (person is null or saved.saved_by_email = person)
            and (since is null or saved.saved_at >= since)
            and (until is null or saved.saved_at < until)
          order by saved.saved_at desc limit 50
        )
        union all
        (
          select
            'person-' || id, happened_at, by_email, 'staff', null, about_email, what, role
          from public.staff_events
          where (person is null or by_email = person)
            and (since is null or happened_at >= since)
            and (until is null or happened_at < until)
          order by happened_at desc limit 50
        )
        order by at desc limit 50
      ) as entry
    )
  );
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
  record_id constant text := coalesce(record_row ->> 'id', record_row ->> 'slug');
  -- A draft that is due is published in the name of who scheduled it, at anybody's request.
  author constant uuid := coalesce(nullif(current_setting('history.author', true), '')::uuid, (select auth.uid()));
begin
  -- An update that changes nothing but the time is no version.
  if tg_op = 'UPDATE' and new_row - 'updated_at' = old_row - 'updated_at' then
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
$function$;
create or replace function private.loose_references()
  returns table (
    table_name  text,
    column_name text,
    target      text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select naming.relname, attname, named.relname
  from pg_catalog.pg_constraint
  join pg_catalog.pg_class as naming on naming.oid = conrelid and naming.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_class as named on named.oid = confrelid and named.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute on attrelid = conrelid and attnum = coalesce(confdelsetcols[1], conkey[1])
  where contype = 'f' and confdeltype = 'n'
  union all
  select naming.relname, words[1], words[2]
  from pg_catalog.pg_trigger
  join pg_catalog.pg_class as naming on naming.oid = tgrelid
  cross join string_to_array(encode(tgargs, 'escape'), '\000') as words
  where tgfoid = 'private.check_references'::regproc and tgnargs = 2;
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
  part public.revisions;
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
  perform set_config('history.restores', 'yes', true);
  for part in
    select * from public.revisions
    where id = deleted.id
      or table_name in ('drafts', 'moved_addresses') and operation = 'delete'
        and deleted.row_id in (row ->> 'record_id', row ->> 'post_id', row ->> 'page_id')
        and xmin = (select xmin from public.revisions where id = deleted.id)
    order by id <> deleted.id
  loop
    select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into columns
    from information_schema.columns
    where table_schema = 'public' and table_name = part.table_name
      and is_generated = 'NEVER' and part.row ? column_name;
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) %3$s',
      part.table_name, columns, case when part.id <> deleted.id then 'on conflict do nothing' end
    ) using private.without_lost_references(part.table_name, part.row);
  end loop;
  perform set_config('history.restores', '', true);
  perform private.restore_references(deleted);
  return deleted.row;
end;
$function$;
create or replace function private.restore_references (
  deletion public.revisions
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  reference record;
  loser record;
begin
  for reference in select * from private.loose_references() where target = deletion.table_name loop
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
$function$;
create or replace function private.show_links_to_former_address()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.menu set shown_from = shown_from
  where private.path_of_link(href) = coalesce(new.slug, old.slug);
  return null;
end;
$function$;
create or replace function private.stamp_draft()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    new.table_name := old.table_name;
  end if;
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = to_regclass(format('public.%I', new.table_name)) and attname = 'published_at'
  ) or exists (select from private.personal_tables where personal_tables.table_name = new.table_name) then
    raise sqlstate 'PT422' using message = 'Its records are not published, or hold data of people: they have no drafts';
  end if;
  execute format('select to_jsonb(kept) ->> ''author_id'' from public.%I as kept where id = $1 for key share', new.table_name)
    into strict new.author_id using new.record_id;
  -- Brought back as it was (restore_deleted).
  if tg_op = 'INSERT' and current_setting('history.restores', true) = 'yes' then
    return new;
  end if;
  if tg_op = 'INSERT' or new.changes is distinct from old.changes then
    new.saved_by := (select auth.uid());
    new.saved_by_email := (select email from public.staff where user_id = new.saved_by);
    new.failed_at := null;
  else
    new.saved_by := old.saved_by;
    new.saved_by_email := old.saved_by_email;
  end if;
  new.scheduled_by := case
    when tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at then (select auth.uid())
    else old.scheduled_by
  end;
  new.updated_at := now();
  return new;
exception when no_data_found then
  -- Left by a record that went past the triggers (truncate): it stops no rename of a price or a page.
  if tg_op = 'UPDATE' then
    return null;
  end if;
  raise sqlstate 'PT404' using message = 'The record has been deleted meanwhile';
end;
$function$;
create or replace function private.without_lost_references (
  of_table text,
  record   jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  reference record;
  named jsonb;
  present jsonb;
begin
  for reference in
    select * from private.loose_references() where table_name = of_table and record ? column_name
  loop
    named := record -> reference.column_name;
    execute format(
      'select jsonb_agg(id order by place) from jsonb_array_elements_text($1) with ordinality as named (id, place)
       where id in (select id::text from public.%I)',
      reference.target
    ) into present using case jsonb_typeof(named) when 'array' then named else jsonb_build_array(named) end;
    record := record || jsonb_build_object(
      reference.column_name,
      case jsonb_typeof(named) when 'array' then coalesce(present, '[]') else present -> 0 end
    );
  end loop;
  return record;
end;
$function$;
create trigger drafts_keep_revisions
  after delete on public.drafts
  for each row
  when ((pg_trigger_depth() > 0))
  execute function private.keep_revision();
create trigger moved_addresses_keep_revisions
  after delete on public.moved_addresses
  for each row
  when ((pg_trigger_depth() > 0))
  execute function private.keep_revision();
create trigger moved_addresses_show_links
  after insert or delete on public.moved_addresses
  for each row
  execute function private.show_links_to_former_address();
revoke all on function private.loose_references() from public;
grant execute on function private.loose_references() to postgres;
revoke all on function private.restore_references(public.revisions) from public;
grant execute on function private.restore_references(public.revisions) to postgres;
revoke all on function private.without_lost_references(text, jsonb) from public;
grant execute on function private.without_lost_references(text, jsonb) to postgres;
