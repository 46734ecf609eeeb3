-- What is kept of people outside the company, table by table: erasing a person, a copy of what is kept of them, and
-- deleting what is too old go over all of it. Only migrations write it, and the schemas say the same (`personal`).
create table private.personal_tables (
  table_name name primary key,
  email_column name,
  phone_column name,
  kept_months integer not null check (kept_months > 0),
  constraint personal_tables_found check (email_column is not null or phone_column is not null)
);

insert into private.personal_tables (table_name, email_column, phone_column, kept_months)
values ('enquiries', 'email', 'phone', 12);

-- Nobody reaches the schema `private`. What is told here is of tables, not of people. `of_person` finds the rows of an
-- e-mail address ($1) and a telephone number ($2) however they are written; one that is blank, or has no digits, is nobody's.
create function public.personal_tables() returns table (table_name text, kept_months integer, of_person text)
language sql stable security definer
set search_path = ''
as $$
  select one.table_name::text, one.kept_months, concat_ws(' or ',
    'lower(' || quote_ident(one.email_column) || ') = lower(nullif($1, ''''))',
    'public.phone_digits(' || quote_ident(one.phone_column) || ') = nullif(public.phone_digits($2), ''0'')')
  from private.personal_tables as one
  order by one.table_name;
$$;
revoke execute on function public.personal_tables() from public;
grant execute on function public.personal_tables() to authenticated, service_role;

-- The three below are not security definer: the policies of each table say who reads and who deletes.

-- Everything that is kept of one person, by table and the newest first: for the file that a person may ask for (UK GDPR,
-- articles 15 and 20), and to show what erasing would remove. [{ "table": "enquiries", "record": { … } }]
create function public.records_of_person(person_email text, person_phone text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
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
revoke execute on function public.records_of_person(text, text) from public;
grant execute on function public.records_of_person(text, text) to authenticated, service_role;
drop function public.enquiries_of_person(text, text);

-- Erases it (article 17), and says how many records that were.
create or replace function public.erase_person(person_email text, person_phone text) returns integer
language plpgsql volatile
set search_path = ''
as $$
declare
  one record;
  erased integer;
  erased_in_all integer := 0;
begin
  for one in select * from public.personal_tables() loop
    execute format('delete from public.%I where %s', one.table_name, one.of_person)
      using person_email, person_phone;
    get diagnostics erased = row_count;
    erased_in_all := erased_in_all + erased;
  end loop;
  return erased_in_all;
end;
$$;

-- Deletes what is kept too long, of one table or of all, and says how many records that were. Staff do it on one press;
-- where a project has pg_cron it does so by itself (docs/enquiries.md). Days are those of UTC.
create function public.delete_old_records(of_table text default null) returns integer
language plpgsql volatile
set search_path = ''
as $$
declare
  one record;
  deleted integer;
  deleted_in_all integer := 0;
begin
  for one in
    select * from public.personal_tables() as known where known.table_name = coalesce(of_table, known.table_name)
  loop
    execute format('delete from public.%I where created_at < $1', one.table_name)
      using (date_trunc('day', now() at time zone 'UTC') - make_interval(months => one.kept_months)) at time zone 'UTC';
    get diagnostics deleted = row_count;
    deleted_in_all := deleted_in_all + deleted;
  end loop;
  return deleted_in_all;
end;
$$;
revoke execute on function public.delete_old_records(text) from public;
grant execute on function public.delete_old_records(text) to authenticated, service_role;

-- Schedules of pg_cron call it by this name.
create or replace function public.delete_old_enquiries() returns integer
language sql volatile
set search_path = ''
as $$
  select public.delete_old_records('enquiries');
$$;

-- Whoever is to be forgotten is forgotten in what staff have typed and not saved, too. Security definer: nobody reaches
-- what others have typed.
create function public.forget_unsaved() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsaved_changes where form = tg_table_name || '/' || old.id;
  return null;
end;
$$;
revoke execute on function public.forget_unsaved() from public;

create or replace trigger enquiries_forget_unsaved
  after delete on public.enquiries
  for each row execute function public.forget_unsaved();
drop function public.forget_unsaved_enquiry();
