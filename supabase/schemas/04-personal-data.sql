-- The law of what is kept of people outside the company: erasing a person, a copy of what is kept of them, and deleting what is
-- too old go over every table that says `personal`.

-- One row a content type that says `personal`.
create table private.personal_tables (
  table_name name primary key,
  kept_months integer not null check (kept_months > 0)
);

-- The columns that identify a person.
create table private.personal_columns (
  table_name name not null references private.personal_tables (table_name) on delete cascade,
  column_name name not null,
  holds text not null check (holds in ('email', 'phone')),
  primary key (table_name, column_name)
);

-- A British number however it is written, without its extension: "+44 (0)121 496 0123", "0121 496 0123 ext 5" and
-- "0121 496 0123" are the same.
create function public.phone_digits(phone text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(regexp_replace(phone, '(ext|x)[. ]*[0-9]+ *$', '', 'i'), '[^0-9]', '', 'g'), '^(0044|44)?0?', '0'
  );
$$;
grant execute on function public.phone_digits to anon, authenticated, service_role;

-- Security definer, as clients do not reach the schema `private`; it returns names of tables, nothing about people. `of_person`
-- is a condition for an e-mail address ($1) and a telephone number ($2), however they are written; a blank one matches nobody.
create function private.personal_tables() returns table (table_name text, kept_months integer, of_person text)
language sql stable security definer set search_path = '' as $$
  select kept.table_name::text, kept.kept_months, (
    select coalesce(string_agg(
      case known.holds
        when 'email' then 'lower(' || quote_ident(known.column_name) || ') = lower(nullif($1, ''''))'
        else 'public.phone_digits(' || quote_ident(known.column_name) || ') = nullif(public.phone_digits($2), ''0'')'
      end,
      ' or ' order by known.column_name
    ), 'false')
    from private.personal_columns as known
    where known.table_name = kept.table_name
  )
  from private.personal_tables as kept
  order by kept.table_name;
$$;
grant execute on function private.personal_tables to authenticated, service_role;

-- The four below are not security definer: the policies of each table decide who reads and who deletes.

-- Everything that is kept of one person, by table and the newest first: for the file that a person may ask for (UK GDPR,
-- articles 15 and 20), and to show what erasing would remove. [{ "table": "enquiries", "record": { … } }]
create function public.records_of_person(person_email text, person_phone text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  one record;
  found_rows jsonb;
  all_rows jsonb := '[]';
begin
  for one in select * from public.personal_tables() loop
    execute format(
      'select coalesce(jsonb_agg(jsonb_build_object(''table'', %L, ''record'', to_jsonb(kept) - ''search_text'')
         order by created_at desc), ''[]'')
       from public.%I as kept where %s',
      one.table_name, one.table_name, one.of_person
    ) into found_rows using person_email, person_phone;
    all_rows := all_rows || found_rows;
  end loop;
  return all_rows;
end;
$$;
grant execute on function public.records_of_person to authenticated, service_role;

-- Deletes records of people one by one, so that one which cannot be deleted blocks no other. Returns {"table": …, "deleted": 2,
-- "stayed": 1, "named_in": ["…"]}: `named_in` are the tables that still reference what stayed; none where the caller may read it
-- and not delete it.
create function public.delete_personal_records(of_table text, ids uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  one uuid;
  was_deleted integer;
  deleted integer := 0;
  named_in text[] := '{}';
  holder text;
  detail text;
begin
  if not exists (select from public.personal_tables() as known where known.table_name = of_table) then
    raise sqlstate 'PT404' using message = 'This is no table of people';
  end if;
  set constraints all immediate;
  foreach one in array coalesce(ids, '{}') loop
    begin
      execute format('delete from public.%I where id = $1', of_table) using one;
      get diagnostics was_deleted = row_count;
      deleted := deleted + was_deleted;
    exception when integrity_constraint_violation then
      get stacked diagnostics holder = table_name, detail = pg_exception_detail;
      named_in := named_in || coalesce(nullif(holder, ''), substring(detail from 'from table "([^"]+)"'));
    end;
  end loop;
  return jsonb_build_object(
    'table', of_table,
    'deleted', deleted,
    'stayed', coalesce(cardinality(ids), 0) - deleted,
    'named_in', (
      select coalesce(jsonb_agg(distinct name order by name), '[]') from unnest(named_in) as name where name is not null
    )
  );
end;
$$;
grant execute on function public.delete_personal_records to authenticated, service_role;

-- Erases a person (article 17), table by table, and the invitations of the address. Returns a list of the reports above.
create function public.erase_person(person_email text, person_phone text) returns jsonb
language plpgsql volatile set search_path = '' as $$
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
$$;
grant execute on function public.erase_person to authenticated, service_role;

-- Deletes records that are kept too long, of one table or of all, with the same report. Staff press a button; with pg_cron it
-- runs by itself (docs/enquiries.md). Days are those of UTC.
create function public.delete_old_records(of_table text default null) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  kept record;
  ids uuid[];
  report jsonb := '[]';
begin
  perform private.delete_stale_changes();
  perform private.delete_expired();
  perform private.sum_old_visits();
  for kept in
    select * from public.personal_tables() as known where known.table_name = coalesce(of_table, known.table_name)
  loop
    execute format('select array_agg(id) from public.%I where created_at < $1', kept.table_name) into ids
      using (date_trunc('day', now() at time zone 'UTC') - make_interval(months => kept.kept_months)) at time zone 'UTC';
    report := report || public.delete_personal_records(kept.table_name, ids);
  end loop;
  return report;
end;
$$;
grant execute on function public.delete_old_records to authenticated, service_role;

-- Schedules of pg_cron call it by this name.
create function public.delete_old_enquiries() returns integer
language sql volatile set search_path = '' as $$
  select coalesce(sum((one ->> 'deleted')::integer), 0)::integer
  from jsonb_array_elements(public.delete_old_records('enquiries')) as one;
$$;
grant execute on function public.delete_old_enquiries to authenticated, service_role;

-- Erasing a person erases unsaved changes to their record, too. Security definer: nobody reaches the unsaved changes of others.
create function private.delete_unsaved_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.unsaved_changes where form = tg_table_name || '/' || old.id;
  return null;
end;
$$;
