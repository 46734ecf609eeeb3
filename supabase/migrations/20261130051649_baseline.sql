-- The law of rights: what the API serves, what a role is, and what is asked of everybody who writes.
-- Policies of every table ask private.is_staff() and private.staff_role(); members are in 91-people.sql.

-- A hosted project gives anon, authenticated and service_role everything that is made in public, and Postgres gives everybody
-- every function: rights are granted by name, and are the same on every project (99-function-grants.sql has the rest).
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Nothing that the API serves runs as its owner. Functions that have to are in this schema, which the API does not serve, and a
-- function of the same name in public calls them as the caller. Trigger functions have no grants.
create schema private;
grant usage on schema private to anon, authenticated, service_role, supabase_auth_admin;

-- The caller's role; null without a membership. Every policy asks it. A token is valid as long as its session is: signing out
-- counts from the next request, not when the token expires an hour later. An account with a second factor is a member only at
-- GoTrue's level aal2: a password that somebody else has learnt opens nothing, also past the admin. Security definer: the caller
-- may read neither auth.sessions and auth.mfa_factors nor other rows of staff.
create function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select role from public.staff
    where user_id = (select auth.uid())
      and (
        (select auth.jwt()) ->> 'session_id' is null
        or exists (select from auth.sessions where id = ((select auth.jwt()) ->> 'session_id')::uuid)
      )
      and (
        (select auth.jwt()) ->> 'aal' = 'aal2'
        or not exists (
          select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and status = 'verified'
        )
      )
  );
end;
$$;
grant execute on function private.staff_role to anon, authenticated, service_role;

-- Whether the caller may see and change all content. Security definer: it must answer without recursion into the policies of
-- staff.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('owner', 'editor'), false);
$$;
grant execute on function private.is_staff to anon, authenticated, service_role;

-- `transitions` of a select: refuses a value to signed-in users without one of the roles: (column, value, role, …). A row that
-- has the value keeps it while other columns change. The error's detail is the column, for the admin's form.
create function private.check_transition() returns trigger
language plpgsql set search_path = '' as $$
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
$$;

-- The migrations of this project. The admin compares them with its own, and names the first that is missing.
create function private.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  versions text[];
begin
  -- Where migrations were applied by hand nobody has kept a list.
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return '{}';
  end if;
  execute 'select array_agg(version::text) from supabase_migrations.schema_migrations' into versions;
  return coalesce(versions, '{}');
end;
$$;
grant execute on function private.applied_migrations to anon, authenticated, service_role;

-- The law of every record: its id, its times, what it refers to, that visitors' open pages notice when it changes, and what a
-- form keeps beside it: what was typed and not saved, and findings that somebody has dismissed.

-- Clients of the API get a new id and cannot change it: a draft with the id of a deleted post, saved often enough, pushed the
-- deleted version out of the history.
create function private.keep_id() returns trigger
language plpgsql set search_path = '' as $$
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

-- Both times are the server's: a client can neither back-date a post nor forget to touch it. The database's
-- owner may give them, as a seed or an import of older posts does.
create function private.stamp_times() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    -- By a foreign key nothing is edited: (its column).
    new.updated_at := case
      when pg_trigger_depth() > 1 and to_jsonb(new) -> tg_argv[0] <> to_jsonb(old) -> tg_argv[0] then old.updated_at
      else now()
    end;
  elsif current_user in ('anon', 'authenticated') then
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end;
$$;

-- The day of a display date such as 'May 14, 2025'; null for what is no day, such as 'February 30, 2025'.
create function public.display_day(shown text) returns date
language sql immutable set search_path = '' as $$
  select first_day + day - 1
  from regexp_match(shown, '^([A-Za-z]{3,9}) ([0-9]{1,2}), ([0-9]{4})$') as parts
  cross join unnest(array[
    'january', 'february', 'march', 'april', 'may', 'june',
    'july', 'august', 'september', 'october', 'november', 'december'
  ]) with ordinality as months (name, month)
  cross join lateral (
    select make_date(greatest(parts[3]::int, 1), month::int, 1) as first_day, parts[2]::int as day
  ) as days
  where starts_with(name, lower(parts[1]))
    and parts[3] <> '0000'
    and day between 1 and extract(day from first_day + interval '1 month' - interval '1 day');
$$;
grant execute on function public.display_day to anon, authenticated, service_role;

-- A search for "cafe" finds "Café": search columns hold letters without accents, and so does the typed query
-- (src/shared/plain-letters.ts). Not the extension `unaccent`, which the embedded backend does not have.
create function private.plain_letters(text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g')),
        'ÆÐĐĦŁŊŒØŦÞ', 'æðđħłŋœøŧþ'
      ),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    'ðđəħıĸłŋøŧ', 'ddehiklnot'
  );
$$;
grant execute on function private.plain_letters to authenticated, service_role;

-- Normalises an e-mail address, as src/shared/formats/e-mail.ts does.
create function private.tidy_email(typed text) returns text
language sql immutable set search_path = '' as $$
  select nullif(
    regexp_replace(
      regexp_replace(typed, '[\u2018\u2019]', '''', 'g'),
      '[[:space:]\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]', '', 'g'
    ),
    ''
  );
$$;

-- What a foreign key does, for a column that keeps several ids (uuid[]), and for ids inside of JSON, where paths of jsonpath lead
-- to them: Postgres has none for the members of either. All are security definer: as with a foreign key, rows count that the
-- writer may not see.

-- On the referencing table: (column, referenced table, paths …). Every id exists, in a list once, and is locked until this is
-- committed.
create function private.check_references() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept jsonb := to_jsonb(new) -> tg_argv[0];
  ids text[];
  found_rows integer;
begin
  if tg_nargs = 2 then
    ids := array(select jsonb_array_elements_text(kept));
    if cardinality(ids) > 200 then
      raise check_violation using
        message = format('"%s" of "%s" takes one list of at most 200 references', tg_argv[0], tg_table_name);
    end if;
  else
    ids := array(
      select distinct id #>> '{}' from unnest(tg_argv[2:]) as path, jsonb_path_query(kept, path::jsonpath) as id
      where id <> 'null'
    );
  end if;
  execute format(
    'select count(*) from (select from public.%I where id::text = any ($1) for key share) as present', tg_argv[1]
  ) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise foreign_key_violation using
      message = format('"%s" of "%s" names a row that is not there, or one twice', tg_argv[0], tg_table_name),
      detail = format('Key (%s) is not present in table "%s".', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end;
$$;

-- On the referenced table: (referencing table, its column, paths …). A row that is still referenced is not deleted.
create function private.refuse_referenced() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_named boolean;
begin
  execute format(
    case tg_nargs when 2 then 'select exists (select from public.%I where %I @> array[$1])'
    else 'select exists (select from public.%I, unnest($2) as path where jsonb_path_exists(%I, path::jsonpath, $3))' end,
    tg_argv[0], tg_argv[1]
  ) into is_named using
    old.id,
    array(select path || ' ? (@ == $id)' from unnest(tg_argv[2:]) as path),
    jsonb_build_object('id', old.id);
  if is_named then
    raise foreign_key_violation using
      message = format('"%s" of "%s" still names this row', tg_argv[1], tg_argv[0]),
      detail = format('Key (id) is still referenced from table "%s".', tg_argv[0]);
  end if;
  return null;
end;
$$;

-- On the referenced table: (referencing table, its column, paths …). A deleted id is removed from arrays, and set to null in
-- JSON.
create function private.drop_reference() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    case tg_nargs when 2 then 'update public.%1$I set %2$I = array_remove(%2$I, $1) where %2$I @> array[$1]'
    else 'update public.%1$I set %2$I = replace(%2$I::text, $2, ''null'')::jsonb where strpos(%2$I::text, $2) > 0' end,
    tg_argv[0], tg_argv[1]
  ) using old.id, to_json(old.id)::text;
  return null;
end;
$$;

-- A published or scheduled record no longer waits for a review.
create function private.end_review() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.review_requested_at := null;
  return new;
end;
$$;

-- The database sets since when a draft waits: an author put his own before all others.
create function private.stamp_review() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and new.review_requested_at is not null then
    new.review_requested_at := coalesce(case when tg_op = 'UPDATE' then old.review_requested_at end, now());
  end if;
  return new;
end;
$$;

-- How often each table that visitors read has been written, posts and pages among them; one without a row here never was.
create table public.content_versions (
  name text primary key
    constraint content_versions_name_length check (char_length(name) between 1 and 63),
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  -- When the next scheduled record becomes public, for the build; visitors are told as of their question (content_state).
  due_at timestamptz
);

alter table public.content_versions enable row level security;
grant select on public.content_versions to anon, authenticated;
grant all on public.content_versions to service_role;
create policy "Everyone asks what has changed" on public.content_versions for select to anon, authenticated
  using (true);

-- Whether visitors can read a row, by the columns that say so; everybody reads a table that has neither, or a day of that name.
create function private.is_public(record jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case
    when record ? 'published_at' then
      coalesce((record ->> 'published_at')::timestamptz <= now(), false)
      and coalesce((record ->> 'published_until')::timestamptz > now(), true)
    when record ? 'published' then (record -> 'published') <> 'false'
    else true
  end;
$$;

-- When visitors next read something else in a table, though nobody writes: a record becomes public or ends, a section or the
-- notice comes or goes, a draft is due; that one has passed until publish_due_drafts has run. Days are London's, to their end.
create function private.next_publication(table_name text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  moments text;
  due timestamptz;
begin
  select string_agg(
    format(
      case atttypid
        when 'timestamptz[]'::regtype
          then 'select min(moment) as moment from public.%2$I, unnest(%1$I) as moment where moment > now()'
        when 'date'::regtype
          then 'select min(moment) as moment from public.%2$I,
            timezone(''Europe/London'', (least(%1$I, ''9999-12-30'') + %3$s)::timestamp) as moment
            where moment > now() and isfinite(%1$I)'
        else 'select min(%1$I) as moment from public.%2$I where %1$I > now() and isfinite(%1$I)'
      end, attname, table_name, (attname like '%until')::integer
    ), ' union all '
  ) into moments
  from pg_catalog.pg_attribute
  -- Null where the table has been dropped by hand: its row in content_versions stops no question of a visitor.
  where attrelid = to_regclass(format('public.%I', table_name))
    and attname in (
      'published_at', 'published_until', 'section_moments', 'shown_from', 'shown_until', 'notice_from', 'notice_until'
    );
  if moments is not null then
    execute format('select min(moment) from (%s) as moments', moments) into due;
  end if;
  return least(due, (
    select min(publish_at) from public.drafts where drafts.table_name = next_publication.table_name
  ));
end;
$$;

-- Counts what visitors can notice: a draft is written often and read by nobody. What came due since the last count is counted,
-- too: due_at is about to forget it. Security definer: nobody writes the versions but by changing content.
create function private.note_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted boolean;
begin
  if not exists (select from changed) then
    return null;
  end if;
  counted := exists (select from changed where private.is_public(to_jsonb(changed)));
  if tg_op = 'UPDATE' then
    counted := counted or exists (select from former where private.is_public(to_jsonb(former)));
  end if;
  counted := counted
    or exists (select from public.content_versions where name = tg_table_name and due_at <= now());
  insert into public.content_versions (name) values (tg_table_name) on conflict do nothing;
  -- A new row has counted it.
  counted := counted and not found;
  -- One at a time: what somebody else has scheduled meanwhile is seen once their row is written.
  perform from public.content_versions where name = tg_table_name for update;
  update public.content_versions set
    version = version + counted::integer,
    changed_at = case when counted then now() else changed_at end,
    due_at = private.next_publication(tg_table_name)
  where name = tg_table_name;
  return null;
end;
$$;

-- The pictures that a text shows.
create function private.pictures_in(html text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(html, '(?:blog|content)/[A-Za-z0-9_.-]+', 'g') as found;
$$;
grant execute on function private.pictures_in to authenticated, service_role;

-- What a member has typed and not saved, for another device of the same person. Each browser keeps its own, with
-- pictures; this is its copy, written at pauses.
create table public.unsaved_changes (
  user_id uuid not null default auth.uid(),
  -- One opening of a form in one browser, which makes it up.
  id uuid not null,
  -- "blog_posts/create", or "blog_posts/<id>".
  form text not null
    constraint unsaved_changes_form_length check (char_length(form) between 1 and 200),
  changes jsonb not null
    constraint unsaved_changes_size check (octet_length(changes::text) <= 600000),
  saved_at timestamptz not null default now(),
  -- The library asks them about every picture.
  pictures text[] not null generated always as (private.pictures_in(changes::text)) stored,
  primary key (user_id, id)
);

-- Deletes unsaved changes after thirty days. Security definer: nobody reaches those of others.
create function private.delete_stale_changes() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.unsaved_changes
  where saved_at < now() - interval '30 days';
$$;
grant execute on function private.delete_stale_changes to authenticated, service_role;

-- Thirty days, as in the browser, and the newest fifty of a person. Changes to a deleted record of a person are refused. Security
-- definer: whether the record exists does not depend on the caller.
create function private.limit_unsaved_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

create trigger unsaved_changes_limit before insert or update on public.unsaved_changes
  for each row execute function private.limit_unsaved_changes();

alter table public.unsaved_changes enable row level security;
grant select, insert, update, delete on public.unsaved_changes to authenticated;
grant all on public.unsaved_changes to service_role;
create policy "Members keep their own" on public.unsaved_changes for all to authenticated
  using (user_id = (select auth.uid()) and (select private.staff_role()) is not null);

-- Dismissed findings of the checks beside a preview, each with the reason, for everybody who opens the record. Rows stay when
-- their record is deleted, because it may be restored.
create table public.dismissed_findings (
  id uuid primary key default gen_random_uuid(),
  table_name text not null
    constraint dismissed_findings_table_length check (char_length(table_name) between 1 and 63),
  row_id uuid not null,
  -- The rule, and the beginning of what it is about: another text is another finding.
  finding text not null
    constraint dismissed_findings_finding_length check (char_length(finding) between 1 and 400),
  reason text not null
    constraint dismissed_findings_reason_length check (char_length(reason) between 1 and 500),
  dismissed_at timestamptz not null default now(),
  dismissed_by uuid,
  -- Kept beside the id, as in public.revisions.
  dismissed_by_email text
    constraint dismissed_findings_dismissed_by_email_length check (char_length(dismissed_by_email) <= 255),
  constraint dismissed_findings_once unique (table_name, row_id, finding)
);

-- Whether the caller may read a record. Not security definer: the policies of its table decide.
create function public.may_read_record(of_table text, record uuid) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found_it boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', of_table) into found_it using record;
  return found_it;
exception
  when undefined_table or undefined_column or undefined_function or insufficient_privilege then
    return false;
end;
$$;
grant execute on function public.may_read_record to authenticated, service_role;

-- Stamps who dismissed it, and keeps the newest hundred of a record, of those that the caller may delete. Security definer: an
-- author reads nobody else's.
create function private.stamp_dismissed_finding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.dismissed_at := now();
  new.dismissed_by := (select auth.uid());
  new.dismissed_by_email := (select email from public.staff where user_id = new.dismissed_by);
  if tg_op = 'INSERT' then
    delete from public.dismissed_findings as old_one
    where old_one.id in (
      select kept.id from public.dismissed_findings as kept
      where kept.table_name = new.table_name and kept.row_id = new.row_id
        and ((select private.is_staff()) or kept.dismissed_by = new.dismissed_by)
      order by kept.dismissed_at desc
      offset 99
    );
  end if;
  return new;
end;
$$;

create trigger dismissed_findings_keep_id before insert or update of id on public.dismissed_findings
  for each row execute function private.keep_id();
create trigger dismissed_findings_stamp before insert or update on public.dismissed_findings
  for each row execute function private.stamp_dismissed_finding();

alter table public.dismissed_findings enable row level security;
grant select, insert, update, delete on public.dismissed_findings to authenticated;
grant all on public.dismissed_findings to service_role;

-- A finding quotes the record's words: it is for those alone who may read the record.
create policy "Members read what was dismissed of what they read" on public.dismissed_findings for select to authenticated
  using ((select private.staff_role()) is not null and public.may_read_record(table_name, row_id));
create policy "Members dismiss findings of what they read" on public.dismissed_findings for insert to authenticated
  with check ((select private.staff_role()) is not null and public.may_read_record(table_name, row_id));
create policy "Staff change reasons, and members their own" on public.dismissed_findings for update to authenticated
  using (
    ((select private.is_staff()) or dismissed_by = (select auth.uid()))
    and (select private.staff_role()) is not null and public.may_read_record(table_name, row_id)
  )
  with check ((select private.staff_role()) is not null and public.may_read_record(table_name, row_id));
create policy "Staff bring findings back, and members their own" on public.dismissed_findings for delete to authenticated
  using (
    ((select private.is_staff()) or dismissed_by = (select auth.uid()))
    and (select private.staff_role()) is not null and public.may_read_record(table_name, row_id)
  );

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

-- The law of pictures: who sees, uploads and removes what is in the two buckets of the library, and where a picture is used.
-- The buckets, their limits and those of a content type's own are in 90-content-types.generated.sql.

-- The pictures that a record shows or leads to, each with its alternative text: of an address from the field beside it, in HTML
-- from its own tag.
create function private.pictures_of(record jsonb) returns table (name text, alt text)
language sql immutable strict parallel safe set search_path = '' as $$
  select distinct
    found[1],
    nullif(btrim(replace(replace(piece.alt, '&quot;', '"'), '&amp;', '&')), '')
  from jsonb_path_query(record, 'strict $.** ? (@.type() == "object")') as part
  cross join lateral (
    select one.key, one.value #>> '{}' as value
    from jsonb_each(part) as one
    where jsonb_typeof(one.value) = 'string'
  ) as field
  cross join lateral (
    select tag[1] as text, substring(tag[1] from '\malt="([^"]*)"') as alt
    from regexp_matches(field.value, '<img[^>]*>', 'g') as tag
    union all
    -- What HTML only leads to has no text of its own.
    select
      regexp_replace(field.value, '<img[^>]*>', '', 'g'),
      case when field.value not like '%<img%' then coalesce(part ->> (field.key || '_alt'), part ->> 'alt') end
  ) as piece
  cross join lateral regexp_matches(piece.text, '(?:blog|content)/[A-Za-z0-9_.-]+', 'g') as found;
$$;

-- Which record shows which picture, noted as records are written: the library used to read every text of every record, up to the
-- eight seconds that a hosted project gives a statement.
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

-- Notes the pictures of a record, and of the draft beside it; none of a deleted one.
create function private.keep_picture_uses(of_table text, of_row text, record jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.picture_uses where table_name = of_table and row_id = of_row;
  if record is not null then
    insert into private.picture_uses (table_name, row_id, title, name, alt)
    select
      of_table, of_row, left(coalesce(private.record_title(of_table, record), ''), 300),
      picture.name, left(picture.alt, 1000)
    from private.pictures_of(record || jsonb_build_object('draft', (
      select changes from public.drafts where drafts.table_name = of_table and record_id::text = of_row
    ))) as picture
    -- A longer name is no file's.
    where char_length(picture.name) <= 300;
  end if;
end;
$$;

-- The pictures of both buckets, the newest first, each with its size, its age, what it shows in the words of those who use it,
-- and where it is used: in records as they are now, and in versions and unsaved changes that are kept, which would show a gap
-- without it. Security definer: the files' table is nobody's to read.
create function private.picture_library() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can see the library';
  end if;
  return (
    -- File by file, each by an index: other forms of this took minutes while the tables had no statistics yet.
    with kept as materialized (
      select file.name from storage.objects as file
      where exists (select from public.revisions where pictures @> array[file.name])
      union all
      select unnest(pictures) from public.unsaved_changes
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
grant execute on function private.picture_library to authenticated;

-- Whether any record shows a picture, or leads to it, as it is now or as somebody has typed it. Asked about pictures alone, as
-- uploads name them: with any text it would reveal, letter by letter, what drafts hold. For everything else, and for callers
-- without a membership, it is true. Security definer: an author may not read all content, and must not take a picture away from it.
create function private.picture_is_needed(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.staff_role() is null or name is null
    or name !~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    or exists (select from private.picture_uses as uses where uses.name = picture_is_needed.name)
    or exists (select from public.unsaved_changes where picture_is_needed.name = any (pictures));
$$;
grant execute on function private.picture_is_needed to authenticated;

-- No select policy for visitors: a public bucket serves a known address without one, and listing stays closed. An author sees,
-- uploads and removes pictures of posts that are their own. What a record shows stays, and nothing is overwritten.
create policy "Staff see pictures, authors their own" on storage.objects for select to authenticated
  using (
    (bucket_id in ('blog-images', 'content-images') and (select private.is_staff()))
    or (bucket_id = 'blog-images' and owner_id = (select auth.uid())::text and (select private.staff_role()) = 'author')
  );
create policy "Staff upload pictures, authors those of posts" on storage.objects for insert to authenticated
  with check (
    name ~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and bucket_id = split_part(name, '/', 1) || '-images'
    and (
      (select private.is_staff())
      or (bucket_id = 'blog-images' and owner_id = (select auth.uid())::text and (select private.staff_role()) = 'author')
    )
  );
create policy "Staff remove pictures, authors their own" on storage.objects for delete to authenticated
  using (
    (
      (bucket_id in ('blog-images', 'content-images') and (select private.is_staff()))
      or (bucket_id = 'blog-images' and owner_id = (select auth.uid())::text and (select private.staff_role()) = 'author')
    )
    and not private.picture_is_needed(name)
  );

-- The law of drafts: changes to a record that visitors read, kept beside it until they are published or thrown away, of every
-- content type with a publication.

create table public.drafts (
  id uuid primary key default gen_random_uuid(),
  table_name text not null
    constraint drafts_table_name_length check (char_length(table_name) between 1 and 63),
  record_id uuid not null,
  -- The record's.
  author_id uuid,
  -- The changed columns; and what the record had in them, so that nobody's later change is written over.
  changes jsonb not null
    constraint drafts_changes_size check (jsonb_typeof(changes) = 'object' and octet_length(changes::text) <= 900000),
  base jsonb not null
    constraint drafts_base_size check (jsonb_typeof(base) = 'object' and octet_length(base::text) <= 900000),
  review_requested_at timestamptz,
  publish_at timestamptz,
  scheduled_by uuid,
  -- When they were due, and could not be published.
  failed_at timestamptz,
  saved_by uuid,
  -- Kept beside the id, as in public.revisions.
  saved_by_email text
    constraint drafts_saved_by_email_length check (char_length(saved_by_email) <= 255),
  updated_at timestamptz not null default now(),
  constraint drafts_one_a_record unique (table_name, record_id)
);

create index drafts_due on public.drafts (publish_at) where publish_at is not null;

-- Security definer: an author may read neither every record nor who is on the staff.
create function private.stamp_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.table_name := old.table_name;
  end if;
  -- One that is there stays as it is when its type loses its publication: it is published, and stops no other.
  if tg_op = 'INSERT' and (not exists (
    select from pg_catalog.pg_attribute
    where attrelid = to_regclass(format('public.%I', new.table_name)) and attname = 'published_at'
  ) or exists (select from private.personal_tables where personal_tables.table_name = new.table_name)) then
    raise sqlstate 'PT422' using message = 'Its records are not published, or hold data of people: they have no drafts';
  end if;
  execute format('select to_jsonb(kept) ->> ''author_id'' from public.%I as kept where id = $1 for key share', new.table_name)
    into strict new.author_id using new.record_id;
  -- Brought back as it was (restore_deleted).
  if tg_op = 'INSERT' and current_setting('history.restores', true) = 'yes' then
    return new;
  end if;
  -- Not where it follows a price, a page or a category by a trigger.
  if tg_op = 'INSERT' or new.changes is distinct from old.changes and pg_trigger_depth() = 1 then
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
exception when no_data_found or undefined_table then
  -- Left by a record that went past the triggers (truncate, drop): it stops no rename of a price or a page, and no other draft.
  if tg_op = 'UPDATE' then
    return null;
  end if;
  raise sqlstate 'PT404' using message = 'The record has been deleted meanwhile';
end;
$$;

create trigger drafts_keep_id before insert or update of id on public.drafts
  for each row execute function private.keep_id();
create trigger drafts_stamp before insert or update on public.drafts
  for each row execute function private.stamp_draft();
create trigger drafts_stamp_review before insert or update of review_requested_at on public.drafts
  for each row execute function private.stamp_review();
create trigger drafts_end_review before insert or update on public.drafts
  for each row when (new.publish_at is not null and new.review_requested_at is not null)
  execute function private.end_review();

-- What a draft shows is needed. Security definer: nobody writes private.picture_uses.
create function private.note_pictures_of_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  draft constant public.drafts := coalesce(new, old);
  record jsonb;
begin
  execute format('select to_jsonb(kept) from public.%I as kept where id = $1', draft.table_name)
    into record using draft.record_id;
  perform private.keep_picture_uses(draft.table_name, draft.record_id::text, record - 'search_text');
  return null;
end;
$$;

create trigger drafts_note_pictures after insert or update of changes or delete on public.drafts
  for each row execute function private.note_pictures_of_draft();

-- One that goes with its record comes back with it; one that is published or thrown away does not.
create trigger drafts_keep_revisions after delete on public.drafts
  for each row when (pg_trigger_depth() > 0) execute function private.keep_revision();

alter table public.drafts enable row level security;
grant select, insert, update, delete on public.drafts to authenticated;
grant all on public.drafts to service_role;

-- As the records: editors all, authors those of what they wrote, as long as nobody has scheduled them.
create policy "Staff keep drafts, authors those of theirs" on public.drafts for all to authenticated
  using (
    (select private.is_staff())
    or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author')
  );
create policy "Only staff schedule a draft" on public.drafts as restrictive for insert to authenticated
  with check ((select private.is_staff()) or publish_at is null);
create policy "Only staff change a scheduled draft" on public.drafts as restrictive for update to authenticated
  using ((select private.is_staff()) or publish_at is null);
create policy "Only staff throw a scheduled draft away" on public.drafts as restrictive for delete to authenticated
  using ((select private.is_staff()) or publish_at is null);

-- A record as its draft has it.
create function private.as_drafted(record anyelement, of_table text, of_id uuid) returns anyelement
language sql stable set search_path = '' as $$
  select jsonb_populate_record(record, coalesce((
    select changes from public.drafts where table_name = of_table and record_id = of_id
  ), '{}'));
$$;

-- Writes a draft's changes into its record. Not security definer: the record's own policies decide, by "for update", which
-- locks what the caller may change.
create function private.apply_draft(draft public.drafts) returns void
language plpgsql set search_path = '' as $$
declare
  is_unchanged boolean;
  columns text;
begin
  execute format(
    'select to_jsonb(kept) = to_jsonb(jsonb_populate_record(kept, $2)) from public.%I as kept where id = $1 for update',
    draft.table_name
  ) into is_unchanged using draft.record_id, draft.base;
  if is_unchanged is null then
    raise insufficient_privilege using message = 'Your role may not publish changes to it';
  end if;
  if not is_unchanged then
    raise sqlstate 'PT409' using message = 'What visitors read has been changed since';
  end if;
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', draft.table_name)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and draft.changes ? attname
    and attname not in ('id', 'author_id', 'published_at', 'review_requested_at', 'created_at', 'updated_at');
  if columns is not null then
    execute format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
      draft.table_name, columns
    ) using draft.changes, draft.record_id;
  end if;
  delete from public.drafts where id = draft.id;
end;
$$;
grant execute on function private.apply_draft to authenticated, service_role;

-- Publishes a draft as it was at a time: what somebody else has saved since is not published unseen.
create function public.publish_draft(draft uuid, as_of timestamptz) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  kept public.drafts;
begin
  select * into kept from public.drafts where id = draft and updated_at = as_of for update;
  if kept.id is null then
    raise sqlstate 'PT409' using message = 'Somebody else has changed, published or thrown away these changes meanwhile';
  end if;
  perform private.apply_draft(kept);
  return true;
end;
$$;
grant execute on function public.publish_draft to authenticated, service_role;

-- Publishes what is due, in the name of who scheduled it, while they still may. A visitor's page calls it when content_state says
-- that something is; so does each minute (ask_for_due_build). What cannot be published stays, and stops nothing. Security
-- definer: a visitor's request does it.
create function private.publish_due_drafts() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  due public.drafts;
begin
  for due in select * from public.drafts where publish_at <= now() order by publish_at for update skip locked loop
    begin
      perform set_config('history.author', coalesce(due.scheduled_by::text, ''), true);
      if due.scheduled_by is not null and not exists (
        select from public.staff where user_id = due.scheduled_by and role in ('owner', 'editor')
      ) then
        raise insufficient_privilege;
      end if;
      perform private.apply_draft(due);
    exception when others then
      update public.drafts set publish_at = null, failed_at = due.publish_at where id = due.id;
    end;
    perform set_config('history.author', '', true);
  end loop;
end;
$$;
grant execute on function private.publish_due_drafts to anon, authenticated, service_role;

-- The law of content types: their tables, rules, references, triggers, grants, policies and buckets.
-- Written from src/content-types by `npm run db:migration`: do not edit.

-- The library: public to read by address.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('blog-images', 'blog-images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('content-images', 'content-images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);

-- Blog posts. Everyone reads published blog posts; owners and editors write them; authors, drafts of their own.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  published_at timestamp with time zone default case when private.staff_role() = 'author' then null::timestamp with time zone else now() end,
  review_requested_at timestamp with time zone,
  title text not null
    constraint blog_posts_title_length check (char_length(title) <= 200)
    constraint blog_posts_title_filled check (title ~ '[^[:space:]]'),
  slug text not null
    constraint blog_posts_slug_key unique
    constraint blog_posts_slug_length check (char_length(slug) <= 200)
    constraint blog_posts_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  date text not null
    constraint blog_posts_date_format check (date ~ '^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$')
    constraint blog_posts_date_range check (public.display_day(date) is not null and public.display_day(date) between '1990-01-01' and (now() + interval '10 years')::date),
  category text
    constraint blog_posts_category_filled check ((category is not null) or published_at is null),
  excerpt text not null
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 500)
    constraint blog_posts_excerpt_filled check ((excerpt ~ '[^[:space:]]') or published_at is null),
  content text not null
    constraint blog_posts_content_length check (char_length(content) <= 200000)
    constraint blog_posts_content_filled check ((content ~ '[^[:space:]]') or published_at is null),
  image text not null default '/placeholder.svg'
    constraint blog_posts_image_length check (char_length(image) <= 2000)
    constraint blog_posts_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  image_alt text
    constraint blog_posts_image_alt_length check (char_length(image_alt) <= 300),
  image_focus text
    constraint blog_posts_image_focus_format check (image_focus ~ '^(100|[1-9]?[05])% (100|[1-9]?[05])%$'),
  published_until timestamp with time zone,
  leads_to text
    constraint blog_posts_leads_to_length check (char_length(leads_to) <= 2000)
    constraint blog_posts_leads_to_url check (leads_to ~ '^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$'),
  popular boolean not null default false,
  search_title text
    constraint blog_posts_search_title_length check (char_length(search_title) <= 120)
    constraint blog_posts_search_title_filled check (search_title ~ '[^[:space:]]'),
  search_description text
    constraint blog_posts_search_description_length check (char_length(search_description) <= 320)
    constraint blog_posts_search_description_filled check (search_description ~ '[^[:space:]]'),
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index blog_posts_published_at on public.blog_posts (published_at);
create index blog_posts_published_until on public.blog_posts (published_until);
create index blog_posts_author_id on public.blog_posts (author_id);
create trigger blog_posts_keep_id before insert or update of id on public.blog_posts
  for each row execute function private.keep_id();
create trigger blog_posts_stamp_times before insert or update on public.blog_posts
  for each row execute function private.stamp_times('category');
create trigger blog_posts_keep_revisions after insert or update or delete on public.blog_posts
  for each row execute function private.keep_revision('category');
create trigger blog_posts_note_insert after insert on public.blog_posts
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger blog_posts_note_update after update on public.blog_posts
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger blog_posts_note_delete after delete on public.blog_posts
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;
create policy "Everyone reads what is published, staff all, authors theirs" on public.blog_posts for select to anon, authenticated
  using (published_at <= now() and (published_until is null or published_until > now()) or (select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author'));
create policy "Staff add to it" on public.blog_posts for insert to authenticated
  with check ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff change it" on public.blog_posts for update to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff delete from it" on public.blog_posts for delete to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));

-- Enquiries. SQL by hand says who reads and writes enquiries.
create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  message text not null
    constraint enquiries_message_length check (char_length(message) <= 5000)
    constraint enquiries_message_filled check (message ~ '[^[:space:]]'),
  name text not null
    constraint enquiries_name_length check (char_length(name) <= 100)
    constraint enquiries_name_filled check (name ~ '[^[:space:]]'),
  email text
    constraint enquiries_email_length check (char_length(email) <= 254)
    constraint enquiries_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  phone text
    constraint enquiries_phone_length check (char_length(phone) <= 40)
    constraint enquiries_phone_format check (phone ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$'),
  service text
    constraint enquiries_service_length check (char_length(service) <= 100)
    constraint enquiries_service_filled check (service ~ '[^[:space:]]'),
  postcode text
    constraint enquiries_postcode_length check (char_length(postcode) <= 10)
    constraint enquiries_postcode_filled check (postcode ~ '[^[:space:]]'),
  property_kind text
    constraint enquiries_property_kind_length check (char_length(property_kind) <= 100)
    constraint enquiries_property_kind_filled check (property_kind ~ '[^[:space:]]'),
  property_size text
    constraint enquiries_property_size_length check (char_length(property_size) <= 100)
    constraint enquiries_property_size_filled check (property_size ~ '[^[:space:]]'),
  frequency text
    constraint enquiries_frequency_length check (char_length(frequency) <= 100)
    constraint enquiries_frequency_filled check (frequency ~ '[^[:space:]]'),
  preferred_time text
    constraint enquiries_preferred_time_length check (char_length(preferred_time) <= 200)
    constraint enquiries_preferred_time_filled check (preferred_time ~ '[^[:space:]]'),
  estimate text
    constraint enquiries_estimate_length check (char_length(estimate) <= 200)
    constraint enquiries_estimate_filled check (estimate ~ '[^[:space:]]'),
  source text not null
    constraint enquiries_source_choice check (source in ('home', 'contact')),
  reference text not null
    constraint enquiries_reference_length check (char_length(reference) <= 20)
    constraint enquiries_reference_filled check (reference ~ '[^[:space:]]'),
  status text not null default 'new'
    constraint enquiries_status_choice check (status in ('new', 'answered', 'won', 'lost')),
  note text
    constraint enquiries_note_length check (char_length(note) <= 5000)
    constraint enquiries_note_filled check (note ~ '[^[:space:]]'),
  answered_at timestamp with time zone,
  handled_by_email text
    constraint enquiries_handled_by_email_length check (char_length(handled_by_email) <= 255)
    constraint enquiries_handled_by_email_filled check (handled_by_email ~ '[^[:space:]]'),
  review_asked_at timestamp with time zone,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger enquiries_keep_id before insert or update of id on public.enquiries
  for each row execute function private.keep_id();
create trigger enquiries_stamp_times before insert or update on public.enquiries
  for each row execute function private.stamp_times();
create trigger enquiries_delete_unsaved_changes after delete on public.enquiries
  for each row execute function private.delete_unsaved_changes();
insert into private.personal_tables (table_name, kept_months) values ('enquiries', 12);
insert into private.personal_columns (table_name, column_name, holds) values ('enquiries', 'email', 'email'), ('enquiries', 'phone', 'phone');

-- Pages. Everyone reads published pages; owners and editors write them; authors, drafts of their own.
create table public.pages (
  id uuid primary key default gen_random_uuid(),
  published_at timestamp with time zone default case when private.staff_role() = 'author' then null::timestamp with time zone else now() end,
  review_requested_at timestamp with time zone,
  title text not null
    constraint pages_title_length check (char_length(title) <= 120)
    constraint pages_title_filled check (title ~ '[^[:space:]]'),
  path text not null
    constraint pages_path_key unique
    constraint pages_path_length check (char_length(path) <= 120)
    constraint pages_path_format check (path ~ '^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*){1,3})$'),
  sections jsonb not null default '[]'
    constraint pages_sections_size check (jsonb_typeof(sections) = 'array' and octet_length(sections::text) <= 200000 and not jsonb_path_exists(sections, 'strict $.**{10}'))
    constraint pages_sections_count check (case jsonb_typeof(sections) when 'array' then jsonb_array_length(sections) else 0 end <= 40)
    constraint pages_sections_shape check (case jsonb_typeof(sections) when 'array' then jsonb_array_length(sections) = jsonb_array_length(jsonb_path_query_array(sections, 'strict $[*] ? (@."id" like_regex "^[A-Za-z0-9-]{1,40}$" && @."type" like_regex "^[A-Za-z]{1,40}$")')) else false end),
  description text
    constraint pages_description_length check (char_length(description) <= 320)
    constraint pages_description_filled check (description ~ '[^[:space:]]'),
  published_until timestamp with time zone,
  leads_to text
    constraint pages_leads_to_length check (char_length(leads_to) <= 2000)
    constraint pages_leads_to_url check (leads_to ~ '^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$'),
  noindex boolean not null default false,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index pages_published_at on public.pages (published_at);
create index pages_published_until on public.pages (published_until);
create index pages_author_id on public.pages (author_id);
create trigger pages_keep_id before insert or update of id on public.pages
  for each row execute function private.keep_id();
create trigger pages_stamp_times before insert or update on public.pages
  for each row execute function private.stamp_times();
create trigger pages_keep_revisions after insert or update or delete on public.pages
  for each row execute function private.keep_revision();
create trigger pages_note_insert after insert on public.pages
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger pages_note_update after update on public.pages
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger pages_note_delete after delete on public.pages
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.pages enable row level security;
grant select on public.pages to anon;
grant select, insert, update, delete on public.pages to authenticated;
grant all on public.pages to service_role;
create policy "Everyone reads what is published, staff all, authors theirs" on public.pages for select to anon, authenticated
  using (published_at <= now() and (published_until is null or published_until > now()) or (select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author'));
create policy "Staff add to it" on public.pages for insert to authenticated
  with check ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff change it" on public.pages for update to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff delete from it" on public.pages for delete to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));

-- Services. Everyone reads published services; owners and editors write them.
create table public.services (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint services_title_length check (char_length(title) <= 60)
    constraint services_title_filled check (title ~ '[^[:space:]]'),
  slug text not null
    constraint services_slug_key unique
    constraint services_slug_length check (char_length(slug) <= 60)
    constraint services_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  summary text not null
    constraint services_summary_length check (char_length(summary) <= 200)
    constraint services_summary_filled check (summary ~ '[^[:space:]]'),
  description text not null
    constraint services_description_length check (char_length(description) <= 1000)
    constraint services_description_filled check (description ~ '[^[:space:]]'),
  features text[] not null default '{}'
    constraint services_features_count check (coalesce(array_ndims(features), 1) = 1 and cardinality(features) <= 12 and array_position(features, null) is null)
    constraint services_features_filled check (cardinality(features) > 0)
    constraint services_features_texts check (array_position(features, '') is null and array_to_string(features, '') !~ '[\n\r]' and array_to_string(features, chr(10)) !~ '[^\n]{121}'),
  benefits text not null
    constraint services_benefits_length check (char_length(benefits) <= 1000)
    constraint services_benefits_filled check (benefits ~ '[^[:space:]]'),
  icon text not null default 'Sparkles'
    constraint services_icon_choice check (icon in ('House', 'Building2', 'Sparkles', 'KeyRound', 'BriefcaseBusiness', 'Waves', 'AppWindow', 'Droplets', 'Leaf', 'Brush')),
  image text
    constraint services_image_length check (char_length(image) <= 2000)
    constraint services_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  image_alt text
    constraint services_image_alt_length check (char_length(image_alt) <= 300),
  hourly_price uuid,
  least_price uuid,
  hours jsonb not null default '[]'
    constraint services_hours_size check (jsonb_typeof(hours) = 'array' and octet_length(hours::text) <= 100000 and not jsonb_path_exists(hours, 'strict $.**{10}'))
    constraint services_hours_count check (case jsonb_typeof(hours) when 'array' then jsonb_array_length(hours) else 0 end <= 30),
  published boolean not null default true,
  position text collate "C" not null
    constraint services_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger services_keep_id before insert or update of id on public.services
  for each row execute function private.keep_id();
create trigger services_stamp_times before insert or update on public.services
  for each row execute function private.stamp_times();
create trigger services_keep_revisions after insert or update or delete on public.services
  for each row execute function private.keep_revision();
create trigger services_note_insert after insert on public.services
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger services_note_update after update on public.services
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger services_note_delete after delete on public.services
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.services enable row level security;
grant select on public.services to anon;
grant select, insert, update, delete on public.services to authenticated;
grant all on public.services to service_role;
create policy "Everyone reads what is published, staff all" on public.services for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.services for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.services for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.services for delete to authenticated
  using ((select private.is_staff()));

-- Prices. Everyone reads prices; owners and editors write them.
create table public.price_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint price_plans_name_length check (char_length(name) <= 60)
    constraint price_plans_name_filled check (name ~ '[^[:space:]]'),
  slug text not null
    constraint price_plans_slug_key unique
    constraint price_plans_slug_length check (char_length(slug) <= 60)
    constraint price_plans_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  amount integer not null
    constraint price_plans_amount_range check (amount >= 1 and amount <= 10000000),
  basis text not null default 'per-hour'
    constraint price_plans_basis_choice check (basis in ('per-hour', 'from')),
  service text
    constraint price_plans_service_length check (char_length(service) <= 60)
    constraint price_plans_service_format check (service ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  suits text not null
    constraint price_plans_suits_length check (char_length(suits) <= 160)
    constraint price_plans_suits_filled check (suits ~ '[^[:space:]]'),
  inclusions text[] not null default '{}'
    constraint price_plans_inclusions_count check (coalesce(array_ndims(inclusions), 1) = 1 and cardinality(inclusions) <= 8 and array_position(inclusions, null) is null)
    constraint price_plans_inclusions_filled check (cardinality(inclusions) > 0)
    constraint price_plans_inclusions_texts check (array_position(inclusions, '') is null and array_to_string(inclusions, '') !~ '[\n\r]' and array_to_string(inclusions, chr(10)) !~ '[^\n]{121}'),
  popular boolean not null default false,
  position text collate "C" not null
    constraint price_plans_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger price_plans_keep_id before insert or update of id on public.price_plans
  for each row execute function private.keep_id();
create trigger price_plans_stamp_times before insert or update on public.price_plans
  for each row execute function private.stamp_times();
create trigger price_plans_keep_revisions after insert or update or delete on public.price_plans
  for each row execute function private.keep_revision();
create trigger price_plans_note_insert after insert on public.price_plans
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger price_plans_note_update after update on public.price_plans
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger price_plans_note_delete after delete on public.price_plans
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.price_plans enable row level security;
grant select on public.price_plans to anon;
grant select, insert, update, delete on public.price_plans to authenticated;
grant all on public.price_plans to service_role;
create policy "Everyone reads it" on public.price_plans for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.price_plans for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.price_plans for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.price_plans for delete to authenticated
  using ((select private.is_staff()));

-- Job sizes. Everyone reads job sizes; owners and editors write them.
create table public.job_sizes (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint job_sizes_name_key unique
    constraint job_sizes_name_length check (char_length(name) <= 60)
    constraint job_sizes_name_filled check (name ~ '[^[:space:]]'),
  kinds text[] not null default '{}'
    constraint job_sizes_kinds_count check (coalesce(array_ndims(kinds), 1) = 1 and cardinality(kinds) <= 12 and array_position(kinds, null) is null)
    constraint job_sizes_kinds_filled check (cardinality(kinds) > 0)
    constraint job_sizes_kinds_texts check (array_position(kinds, '') is null and array_to_string(kinds, '') !~ '[\n\r]' and array_to_string(kinds, chr(10)) !~ '[^\n]{61}'),
  position text collate "C" not null
    constraint job_sizes_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger job_sizes_keep_id before insert or update of id on public.job_sizes
  for each row execute function private.keep_id();
create trigger job_sizes_stamp_times before insert or update on public.job_sizes
  for each row execute function private.stamp_times();
create trigger job_sizes_keep_revisions after insert or update or delete on public.job_sizes
  for each row execute function private.keep_revision();
create trigger job_sizes_note_insert after insert on public.job_sizes
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger job_sizes_note_update after update on public.job_sizes
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger job_sizes_note_delete after delete on public.job_sizes
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.job_sizes enable row level security;
grant select on public.job_sizes to anon;
grant select, insert, update, delete on public.job_sizes to authenticated;
grant all on public.job_sizes to service_role;
create policy "Everyone reads it" on public.job_sizes for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.job_sizes for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.job_sizes for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.job_sizes for delete to authenticated
  using ((select private.is_staff()));

-- Reviews. Everyone reads published reviews; owners and editors write them.
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint testimonials_name_length check (char_length(name) <= 80)
    constraint testimonials_name_filled check (name ~ '[^[:space:]]'),
  role text not null
    constraint testimonials_role_length check (char_length(role) <= 80)
    constraint testimonials_role_filled check (role ~ '[^[:space:]]'),
  content text not null
    constraint testimonials_content_length check (char_length(content) <= 600)
    constraint testimonials_content_filled check (content ~ '[^[:space:]]'),
  rating smallint not null default 5
    constraint testimonials_rating_range check (rating >= 1 and rating <= 5),
  avatar text
    constraint testimonials_avatar_length check (char_length(avatar) <= 2000)
    constraint testimonials_avatar_url check (avatar ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  avatar_alt text
    constraint testimonials_avatar_alt_length check (char_length(avatar_alt) <= 300),
  source text
    constraint testimonials_source_choice check (source in ('Google', 'Trustpilot', 'Checkatrade', 'E-mail', 'In person')),
  source_url text
    constraint testimonials_source_url_length check (char_length(source_url) <= 500)
    constraint testimonials_source_url_url check (source_url ~ '^https:\/\/[^\s"<>\\]+$'),
  given_on date,
  service_id uuid,
  area_id uuid,
  permission text
    constraint testimonials_permission_choice check (permission in ('In writing', 'In person', 'By publishing it themselves')),
  incentive text
    constraint testimonials_incentive_length check (char_length(incentive) <= 80)
    constraint testimonials_incentive_filled check (incentive ~ '[^[:space:]]'),
  published boolean not null default true,
  position text collate "C" not null
    constraint testimonials_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger testimonials_keep_id before insert or update of id on public.testimonials
  for each row execute function private.keep_id();
create trigger testimonials_stamp_times before insert or update on public.testimonials
  for each row execute function private.stamp_times();
create trigger testimonials_keep_revisions after insert or update or delete on public.testimonials
  for each row execute function private.keep_revision();
create trigger testimonials_note_insert after insert on public.testimonials
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger testimonials_note_update after update on public.testimonials
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger testimonials_note_delete after delete on public.testimonials
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.testimonials enable row level security;
grant select on public.testimonials to anon;
grant select, insert, update, delete on public.testimonials to authenticated;
grant all on public.testimonials to service_role;
create policy "Everyone reads what is published, staff all" on public.testimonials for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.testimonials for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.testimonials for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.testimonials for delete to authenticated
  using ((select private.is_staff()));

-- Areas. Everyone reads published areas; owners and editors write them.
create table public.areas (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint areas_name_length check (char_length(name) <= 60)
    constraint areas_name_filled check (name ~ '[^[:space:]]'),
  as_said text
    constraint areas_as_said_length check (char_length(as_said) <= 60)
    constraint areas_as_said_filled check (as_said ~ '[^[:space:]]'),
  slug text not null
    constraint areas_slug_key unique
    constraint areas_slug_length check (char_length(slug) <= 60)
    constraint areas_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  outward_codes text
    constraint areas_outward_codes_length check (char_length(outward_codes) <= 300)
    constraint areas_outward_codes_format check (outward_codes ~ '^[A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?)(, [A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?))*$'),
  published boolean not null default false,
  introduction text
    constraint areas_introduction_length check (char_length(introduction) <= 600)
    constraint areas_introduction_filled check (introduction ~ '[^[:space:]]'),
  travel_note text
    constraint areas_travel_note_length check (char_length(travel_note) <= 400)
    constraint areas_travel_note_filled check (travel_note ~ '[^[:space:]]'),
  pictures jsonb not null default '[]'
    constraint areas_pictures_size check (jsonb_typeof(pictures) = 'array' and octet_length(pictures::text) <= 100000 and not jsonb_path_exists(pictures, 'strict $.**{10}'))
    constraint areas_pictures_count check (case jsonb_typeof(pictures) when 'array' then jsonb_array_length(pictures) else 0 end <= 12),
  questions jsonb not null default '[]'
    constraint areas_questions_size check (jsonb_typeof(questions) = 'array' and octet_length(questions::text) <= 100000 and not jsonb_path_exists(questions, 'strict $.**{10}'))
    constraint areas_questions_count check (case jsonb_typeof(questions) when 'array' then jsonb_array_length(questions) else 0 end <= 12),
  neighbours uuid[] not null default '{}'
    constraint areas_neighbours_count check (coalesce(array_ndims(neighbours), 1) = 1 and cardinality(neighbours) <= 12 and array_position(neighbours, null) is null),
  location jsonb
    constraint areas_location_place check (location @? 'strict $ ? (@.latitude >= -90 && @.latitude <= 90 && @.longitude >= -180 && @.longitude <= 180)' and octet_length(location::text) <= 200),
  position text collate "C" not null
    constraint areas_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger areas_keep_id before insert or update of id on public.areas
  for each row execute function private.keep_id();
create trigger areas_stamp_times before insert or update on public.areas
  for each row execute function private.stamp_times();
create trigger areas_keep_revisions after insert or update or delete on public.areas
  for each row execute function private.keep_revision();
create trigger areas_note_insert after insert on public.areas
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger areas_note_update after update on public.areas
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger areas_note_delete after delete on public.areas
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.areas enable row level security;
grant select on public.areas to anon;
grant select, insert, update, delete on public.areas to authenticated;
grant all on public.areas to service_role;
create policy "Everyone reads what is published, staff all" on public.areas for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.areas for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.areas for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.areas for delete to authenticated
  using ((select private.is_staff()));

-- Questions. Everyone reads questions; owners and editors write them.
create table public.questions (
  id uuid primary key default gen_random_uuid(),
  page text not null default 'services'
    constraint questions_page_choice check (page in ('services', 'contact')),
  question text not null
    constraint questions_question_length check (char_length(question) <= 200)
    constraint questions_question_filled check (question ~ '[^[:space:]]'),
  answer text not null
    constraint questions_answer_length check (char_length(answer) <= 1000)
    constraint questions_answer_filled check (answer ~ '[^[:space:]]'),
  position text collate "C" not null
    constraint questions_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger questions_keep_id before insert or update of id on public.questions
  for each row execute function private.keep_id();
create trigger questions_stamp_times before insert or update on public.questions
  for each row execute function private.stamp_times();
create trigger questions_keep_revisions after insert or update or delete on public.questions
  for each row execute function private.keep_revision();
create trigger questions_note_insert after insert on public.questions
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger questions_note_update after update on public.questions
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger questions_note_delete after delete on public.questions
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.questions enable row level security;
grant select on public.questions to anon;
grant select, insert, update, delete on public.questions to authenticated;
grant all on public.questions to service_role;
create policy "Everyone reads it" on public.questions for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.questions for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.questions for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.questions for delete to authenticated
  using ((select private.is_staff()));

-- Team members. Everyone reads team members; owners and editors write them.
create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint team_members_name_length check (char_length(name) <= 80)
    constraint team_members_name_filled check (name ~ '[^[:space:]]'),
  role text not null
    constraint team_members_role_length check (char_length(role) <= 80)
    constraint team_members_role_filled check (role ~ '[^[:space:]]'),
  bio text not null
    constraint team_members_bio_length check (char_length(bio) <= 600)
    constraint team_members_bio_filled check (bio ~ '[^[:space:]]'),
  image text
    constraint team_members_image_length check (char_length(image) <= 2000)
    constraint team_members_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  image_alt text
    constraint team_members_image_alt_length check (char_length(image_alt) <= 300),
  position text collate "C" not null
    constraint team_members_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger team_members_keep_id before insert or update of id on public.team_members
  for each row execute function private.keep_id();
create trigger team_members_stamp_times before insert or update on public.team_members
  for each row execute function private.stamp_times();
create trigger team_members_keep_revisions after insert or update or delete on public.team_members
  for each row execute function private.keep_revision();
create trigger team_members_note_insert after insert on public.team_members
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger team_members_note_update after update on public.team_members
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger team_members_note_delete after delete on public.team_members
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.team_members enable row level security;
grant select on public.team_members to anon;
grant select, insert, update, delete on public.team_members to authenticated;
grant all on public.team_members to service_role;
create policy "Everyone reads it" on public.team_members for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.team_members for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.team_members for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.team_members for delete to authenticated
  using ((select private.is_staff()));

-- Blog categories. Everyone reads blog categories; owners and editors write them.
create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint blog_categories_name_key unique
    constraint blog_categories_name_length check (char_length(name) <= 60)
    constraint blog_categories_name_filled check (name ~ '[^[:space:]]'),
  image text
    constraint blog_categories_image_length check (char_length(image) <= 2000)
    constraint blog_categories_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  position text collate "C" not null
    constraint blog_categories_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger blog_categories_keep_id before insert or update of id on public.blog_categories
  for each row execute function private.keep_id();
create trigger blog_categories_stamp_times before insert or update on public.blog_categories
  for each row execute function private.stamp_times();
create trigger blog_categories_keep_revisions after insert or update or delete on public.blog_categories
  for each row execute function private.keep_revision();
create trigger blog_categories_note_insert after insert on public.blog_categories
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger blog_categories_note_update after update on public.blog_categories
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger blog_categories_note_delete after delete on public.blog_categories
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.blog_categories enable row level security;
grant select on public.blog_categories to anon;
grant select, insert, update, delete on public.blog_categories to authenticated;
grant all on public.blog_categories to service_role;
create policy "Everyone reads it" on public.blog_categories for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.blog_categories for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.blog_categories for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.blog_categories for delete to authenticated
  using ((select private.is_staff()));

-- Menu items. Everyone reads published menu items; owners and editors write them.
create table public.menu (
  id uuid primary key default gen_random_uuid(),
  label text not null
    constraint menu_label_length check (char_length(label) <= 40)
    constraint menu_label_filled check (label ~ '[^[:space:]]'),
  href text not null
    constraint menu_href_length check (char_length(href) <= 500)
    constraint menu_href_url check (href ~ '^(https:\/\/[^\s"<>\\]+|\/([^/\\\s"<>][^\s"<>\\]*)?)$'),
  place text not null default 'header'
    constraint menu_place_choice check (place in ('header', 'footer')),
  below uuid,
  shown_from timestamptz not null default '-infinity',
  shown_until timestamptz,
  position text collate "C" not null
    constraint menu_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger menu_keep_id before insert or update of id on public.menu
  for each row execute function private.keep_id();
create trigger menu_stamp_times before insert or update on public.menu
  for each row execute function private.stamp_times();
create trigger menu_keep_revisions after insert or update of label, href, place, below, position or delete on public.menu
  for each row execute function private.keep_revision();
create trigger menu_note_insert after insert on public.menu
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger menu_note_update after update on public.menu
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger menu_note_delete after delete on public.menu
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.menu enable row level security;
grant select on public.menu to anon;
grant select, insert, update, delete on public.menu to authenticated;
grant all on public.menu to service_role;
create policy "Everyone reads what is published, staff all" on public.menu for select to anon, authenticated
  using (shown_from <= now() and (shown_until is null or shown_until > now()) or (select private.is_staff()));
create policy "Staff add to it" on public.menu for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.menu for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.menu for delete to authenticated
  using ((select private.is_staff()));

-- Company. Everyone reads company; owners and editors write them.
create table public.company (
  id uuid primary key default 'c0a10000-0000-4000-8000-000000000001'
    constraint company_single check (id = 'c0a10000-0000-4000-8000-000000000001'),
  notice text
    constraint company_notice_length check (char_length(notice) <= 160)
    constraint company_notice_filled check (notice ~ '[^[:space:]]'),
  notice_from date,
  notice_until date,
  notice_closes boolean not null default false,
  name text not null
    constraint company_name_length check (char_length(name) <= 60)
    constraint company_name_filled check (name ~ '[^[:space:]]'),
  slogan text
    constraint company_slogan_length check (char_length(slogan) <= 120)
    constraint company_slogan_filled check (slogan ~ '[^[:space:]]'),
  legal_name text not null
    constraint company_legal_name_length check (char_length(legal_name) <= 100)
    constraint company_legal_name_filled check (legal_name ~ '[^[:space:]]'),
  phone text not null
    constraint company_phone_length check (char_length(phone) <= 40)
    constraint company_phone_format check (phone ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$'),
  whatsapp text
    constraint company_whatsapp_length check (char_length(whatsapp) <= 40)
    constraint company_whatsapp_format check (whatsapp ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$'),
  email text not null
    constraint company_email_length check (char_length(email) <= 254)
    constraint company_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  street text not null
    constraint company_street_length check (char_length(street) <= 120)
    constraint company_street_filled check (street ~ '[^[:space:]]'),
  locality text not null
    constraint company_locality_length check (char_length(locality) <= 80)
    constraint company_locality_filled check (locality ~ '[^[:space:]]'),
  region text not null
    constraint company_region_length check (char_length(region) <= 80)
    constraint company_region_filled check (region ~ '[^[:space:]]'),
  postcode text not null
    constraint company_postcode_length check (char_length(postcode) <= 500)
    constraint company_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  latitude numeric not null
    constraint company_latitude_range check (latitude >= -90 and latitude <= 90),
  longitude numeric not null
    constraint company_longitude_range check (longitude >= -180 and longitude <= 180),
  opening_hours jsonb not null default '{}'
    constraint company_opening_hours_size check (jsonb_typeof(opening_hours) = 'object' and octet_length(opening_hours::text) <= 20000 and not jsonb_path_exists(opening_hours, 'strict $.**{10}'))
    constraint company_opening_hours_monday_length check (char_length((opening_hours ->> 'monday')) <= 500)
    constraint company_opening_hours_monday_format check ((opening_hours ->> 'monday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_tuesday_length check (char_length((opening_hours ->> 'tuesday')) <= 500)
    constraint company_opening_hours_tuesday_format check ((opening_hours ->> 'tuesday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_wednesday_length check (char_length((opening_hours ->> 'wednesday')) <= 500)
    constraint company_opening_hours_wednesday_format check ((opening_hours ->> 'wednesday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_thursday_length check (char_length((opening_hours ->> 'thursday')) <= 500)
    constraint company_opening_hours_thursday_format check ((opening_hours ->> 'thursday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_friday_length check (char_length((opening_hours ->> 'friday')) <= 500)
    constraint company_opening_hours_friday_format check ((opening_hours ->> 'friday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_saturday_length check (char_length((opening_hours ->> 'saturday')) <= 500)
    constraint company_opening_hours_saturday_format check ((opening_hours ->> 'saturday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_sunday_length check (char_length((opening_hours ->> 'sunday')) <= 500)
    constraint company_opening_hours_sunday_format check ((opening_hours ->> 'sunday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'),
  quote_reply_hours integer not null default 24
    constraint company_quote_reply_hours_range check (quote_reply_hours >= 1 and quote_reply_hours <= 999),
  scheduling_business_days text not null default '2-3'
    constraint company_scheduling_business_days_length check (char_length(scheduling_business_days) <= 500)
    constraint company_scheduling_business_days_format check (scheduling_business_days ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  standard_clean_hours text not null default '2-3'
    constraint company_standard_clean_hours_length check (char_length(standard_clean_hours) <= 500)
    constraint company_standard_clean_hours_format check (standard_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  deep_clean_hours text not null default '4-8'
    constraint company_deep_clean_hours_length check (char_length(deep_clean_hours) <= 500)
    constraint company_deep_clean_hours_format check (deep_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  cancellation_notice_hours integer not null default 24
    constraint company_cancellation_notice_hours_range check (cancellation_notice_hours >= 1 and cancellation_notice_hours <= 999),
  late_cancellation_fee_percent integer not null default 50
    constraint company_late_cancellation_fee_percent_range check (late_cancellation_fee_percent >= 1 and late_cancellation_fee_percent <= 100),
  issue_report_hours integer not null default 24
    constraint company_issue_report_hours_range check (issue_report_hours >= 1 and issue_report_hours <= 999),
  satisfaction_percent integer not null default 100
    constraint company_satisfaction_percent_range check (satisfaction_percent >= 1 and satisfaction_percent <= 100),
  blog_title text
    constraint company_blog_title_length check (char_length(blog_title) <= 80)
    constraint company_blog_title_filled check (blog_title ~ '[^[:space:]]'),
  blog_intro text
    constraint company_blog_intro_length check (char_length(blog_intro) <= 300)
    constraint company_blog_intro_filled check (blog_intro ~ '[^[:space:]]'),
  blog_description text
    constraint company_blog_description_length check (char_length(blog_description) <= 320)
    constraint company_blog_description_filled check (blog_description ~ '[^[:space:]]'),
  business_type text not null default 'LocalBusiness'
    constraint company_business_type_length check (char_length(business_type) <= 60)
    constraint company_business_type_format check (business_type ~ '^[A-Z][A-Za-z]+$'),
  social_alt text
    constraint company_social_alt_length check (char_length(social_alt) <= 200)
    constraint company_social_alt_filled check (social_alt ~ '[^[:space:]]'),
  review_url text
    constraint company_review_url_length check (char_length(review_url) <= 500)
    constraint company_review_url_url check (review_url ~ '^https:\/\/[^\s"<>\\]+$'),
  review_check text
    constraint company_review_check_length check (char_length(review_check) <= 600)
    constraint company_review_check_filled check (review_check ~ '[^[:space:]]'),
  facebook text
    constraint company_facebook_length check (char_length(facebook) <= 500)
    constraint company_facebook_url check (facebook ~ '^https:\/\/[^\s"<>\\]+$'),
  instagram text
    constraint company_instagram_length check (char_length(instagram) <= 500)
    constraint company_instagram_url check (instagram ~ '^https:\/\/[^\s"<>\\]+$'),
  linkedin text
    constraint company_linkedin_length check (char_length(linkedin) <= 500)
    constraint company_linkedin_url check (linkedin ~ '^https:\/\/[^\s"<>\\]+$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger company_stamp_times before insert or update on public.company
  for each row execute function private.stamp_times();
create trigger company_keep_revisions after insert or update or delete on public.company
  for each row execute function private.keep_revision();
create trigger company_note_insert after insert on public.company
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger company_note_update after update on public.company
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger company_note_delete after delete on public.company
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.company enable row level security;
grant select on public.company to anon;
grant select, insert, update, delete on public.company to authenticated;
grant all on public.company to service_role;
create policy "Everyone reads it" on public.company for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.company for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.company for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.company for delete to authenticated
  using ((select private.is_staff()));

-- People. SQL by hand says who reads and writes people.
create table public.staff (
  user_id uuid primary key,
  email text
    constraint staff_email_length check (char_length(email) <= 255)
    constraint staff_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  role text not null default 'owner'
    constraint staff_role_choice check (role in ('owner', 'editor', 'author')),
  added_at timestamp with time zone,
  last_seen_at timestamp with time zone
);

alter table public.blog_posts add constraint blog_posts_category_fkey
  foreign key (category) references public.blog_categories (name) on update cascade;

alter table public.services add constraint services_hourly_price_fkey
  foreign key (hourly_price) references public.price_plans (id);
create index services_hourly_price on public.services (hourly_price);

alter table public.services add constraint services_least_price_fkey
  foreign key (least_price) references public.price_plans (id);
create index services_least_price on public.services (least_price);

create trigger services_hours_job_sizes_are_there after insert or update of hours on public.services
  for each row execute function private.check_references('hours', 'job_sizes', '$[*]."size"[*]');

create trigger job_sizes_stay_for_services_hours_job_sizes after delete on public.job_sizes
  for each row execute function private.refuse_referenced('services', 'hours', '$[*]."size"[*]');

alter table public.testimonials add constraint testimonials_service_id_fkey
  foreign key (service_id) references public.services (id) on delete set null;
create index testimonials_service_id on public.testimonials (service_id);

alter table public.testimonials add constraint testimonials_area_id_fkey
  foreign key (area_id) references public.areas (id) on delete set null;
create index testimonials_area_id on public.testimonials (area_id);

create index areas_neighbours on public.areas using gin (neighbours);
create trigger areas_neighbours_are_there after insert or update of neighbours on public.areas
  for each row execute function private.check_references('neighbours', 'areas');
create trigger areas_stay_for_areas_neighbours after delete on public.areas
  for each row execute function private.refuse_referenced('areas', 'neighbours');

alter table public.menu add constraint menu_below_fkey
  foreign key (below) references public.menu (id) on delete set null;
create index menu_below on public.menu (below);

create function private.record_title(of_table text, record jsonb) returns text
language sql immutable set search_path = '' as $$
  select case of_table
    when 'blog_posts' then record ->> 'title'
    when 'enquiries' then record ->> 'name'
    when 'pages' then case when record ->> 'path' = '/' then 'Home' else record ->> 'title' end
    when 'services' then record ->> 'title'
    when 'price_plans' then record ->> 'name'
    when 'job_sizes' then record ->> 'name'
    when 'testimonials' then record ->> 'name'
    when 'areas' then record ->> 'name'
    when 'questions' then record ->> 'question'
    when 'team_members' then record ->> 'name'
    when 'blog_categories' then record ->> 'name'
    when 'menu' then record ->> 'label'
    when 'company' then record ->> 'name'
    when 'staff' then record ->> 'email'
  end;
$$;

-- Texts that quote a price by its address, "{{price.basic}}".
create function private.quoting_columns() returns table (table_name text, column_name text, type text)
language sql immutable set search_path = '' as $$
  values
    ('pages', 'title', 'text'),
    ('pages', 'description', 'text'),
    ('pages', 'sections', 'jsonb'),
    ('services', 'title', 'text'),
    ('services', 'summary', 'text'),
    ('services', 'description', 'text'),
    ('services', 'features', 'text[]'),
    ('services', 'benefits', 'text'),
    ('price_plans', 'name', 'text'),
    ('price_plans', 'suits', 'text'),
    ('price_plans', 'inclusions', 'text[]'),
    ('areas', 'introduction', 'text'),
    ('areas', 'travel_note', 'text'),
    ('questions', 'question', 'text'),
    ('questions', 'answer', 'text'),
    ('team_members', 'bio', 'text'),
    ('menu', 'label', 'text'),
    ('company', 'notice', 'text');
$$;
grant execute on function private.quoting_columns to authenticated, service_role;

-- Pages without which the site is not whole, and addresses that no page and no post may have.
create function private.is_site_page(path text) returns boolean
language sql immutable set search_path = '' as $$
  select path in ('/', '/about', '/services', '/contact', '/sitemap', '/privacy-policy', '/terms-of-service');
$$;
grant execute on function private.is_site_page to authenticated, service_role;
alter table public.pages add constraint pages_path_free check (
  private.is_site_page(path)
  or (
    split_part(path, '/', 2) not in ('404', '500', 'admin', 'admin-assets', 'api', 'assets', 'auth', 'blog', 'feed', 'index', 'locations', 'pictures', 'preview', 'rest', 'rss', 'storage')
    and path !~ '/(aux|con|nul|prn|com[1-9]|lpt[1-9])(/|$)'
    and path !~ '/.*/index(/|$)'
  )
);
alter table public.blog_posts add constraint blog_posts_slug_free check (slug not in ('404', '500', 'admin', 'api', 'assets', 'atom', 'aux', 'con', 'feed', 'index', 'nul', 'preview', 'prn', 'rss', 'sitemap'));

-- Whether visitors find a page at a path.
create function private.is_public_path(path text) returns boolean
language sql stable set search_path = '' as $$
  select path in ('/blog', '/locations')
  or exists (
    select from public.blog_posts as one where starts_with(is_public_path.path, '/blog/') and slug = substr(is_public_path.path, 7) and private.is_public(to_jsonb(one))
  )
  or exists (
    select from public.pages as one where path = is_public_path.path and private.is_public(to_jsonb(one))
  )
  or exists (
    select from public.areas as one where starts_with(is_public_path.path, '/locations/') and slug = substr(is_public_path.path, 12) and private.is_public(to_jsonb(one))
  );
$$;

-- The law of members: who is one, who changes roles, how people join by invitations and leave, the second factor with its
-- recovery codes, and the log of what they did, as owners read it.

-- One row makes a signed-in user a member: an owner may do everything, people included; an editor all content and the
-- enquiries; an author posts and pages of their own, as drafts until an editor publishes them. A row that the SQL editor or the
-- secret key adds without a role is an owner.
alter table public.staff
  add constraint staff_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  alter column added_at set default now(),
  alter column added_at set not null,
  alter column role set default 'owner';

-- What somebody has typed and not saved goes with the membership.
alter table public.unsaved_changes
  add constraint unsaved_changes_user_id_fkey foreign key (user_id) references public.staff (user_id) on delete cascade;

alter table public.staff enable row level security;
-- Nobody adds a row here: accept_invitation() does. Whom the log names, and when somebody was here, is not for owners to write.
grant select, update (role), delete on public.staff to authenticated;
grant all on public.staff to service_role;
create policy "Owners see everybody, others themselves" on public.staff for select to authenticated
  using (user_id = (select auth.uid()) or (select private.staff_role()) = 'owner');
create policy "Owners change roles" on public.staff for update to authenticated
  using ((select private.staff_role()) = 'owner');
create policy "Owners end memberships" on public.staff for delete to authenticated
  using ((select private.staff_role()) = 'owner');

-- Notes when a member was last here, and returns the role. Asked by the open admin, which also starts a build that is due.
create function private.staff_seen() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller_role constant text := public.staff_role();
begin
  if caller_role is not null then
    update public.staff
    set last_seen_at = now(), email = users.email
    from auth.users
    where users.id = staff.user_id and staff.user_id = (select auth.uid())
      and (
        staff.last_seen_at is null or staff.last_seen_at < now() - interval '1 minute'
        or staff.email is distinct from users.email
      );
    perform private.ask_for_due_build();
  end if;
  return caller_role;
end;
$$;
grant execute on function private.staff_seen to anon, authenticated;

-- A membership stays with the person who accepted it. Security definer: clients do not read auth.
create function private.keep_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.email := coalesce(new.email, (select email from auth.users where id = new.user_id));
  elsif (new.user_id, new.added_at) is distinct from (old.user_id, old.added_at) then
    raise insufficient_privilege using message = 'A membership cannot be handed over';
  end if;
  return new;
end;
$$;

create trigger staff_keep_membership before insert or update on public.staff
  for each row execute function private.keep_membership();

-- There is always an owner, also against the secret key and the removal of an account. One call at a time: a second one waits
-- here and then sees the first one's result.
create function private.keep_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

create trigger staff_keep_last_owner before update of role or delete on public.staff
  for each row execute function private.keep_last_owner();

-- Signed-in users change the role alone. The embedded backend knows no grants of columns, so a trigger holds it there too.
create function private.keep_staff_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated'
    and (new.email, new.last_seen_at) is distinct from (old.email, old.last_seen_at)
  then
    raise insufficient_privilege using message = 'Only the role of a member can be changed';
  end if;
  return new;
end;
$$;

create trigger staff_keep_columns before update on public.staff
  for each row execute function private.keep_staff_columns();

-- The token of a link: two random UUIDs, 244 bits.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
$$;

-- The hash of a link's token, which alone is stored: the token is shown once.
create function public.token_hash(token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex');
$$;

-- The only way to become a member: a link with a token that is told once, to the owner who made it. What is kept is its
-- hash, and what became of it, for a year.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null
    constraint invitations_token_hash_key unique
    constraint invitations_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  role text not null
    constraint invitations_role check (role in ('owner', 'editor', 'author')),
  -- Where it is given, nobody with another address can accept.
  email text
    constraint invitations_email_format check (
      char_length(email) <= 254 and email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'
    )
    constraint invitations_email_lower check (email = lower(email)),
  -- Null: by the secret key (npm run staff:first).
  invited_by uuid,
  invited_by_email text
    constraint invitations_invited_by_email_length check (char_length(invited_by_email) <= 255),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz,
  -- Hashes of the addresses for which it opened sign-up: three leave room for a mistyped one. Not a count of calls: an account
  -- goes again when its mail cannot be sent.
  addresses text[] not null default '{}'
    constraint invitations_addresses_size check (cardinality(addresses) <= 3),
  constraint invitations_week check (expires_at <= created_at + interval '7 days')
);

create index invitations_by_time on public.invitations (created_at desc);

alter table public.invitations enable row level security;
grant select, delete on public.invitations to authenticated;
grant all on public.invitations to service_role;
create policy "Owners see invitations" on public.invitations for select to authenticated
  using ((select private.staff_role()) = 'owner');
-- With the person (04-personal-data.sql).
create policy "Owners erase invitations" on public.invitations for delete to authenticated
  using ((select private.staff_role()) = 'owner');

-- The token of a new invitation. Security definer: nobody else makes tokens.
create function private.invite(invited_role text, invited_email text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
  broken text;
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can invite people';
  end if;
  insert into public.invitations (token_hash, role, email, invited_by, invited_by_email)
  select public.token_hash(token), invited_role, lower(private.tidy_email(invited_email)), users.id, users.email
  from auth.users where users.id = (select auth.uid());
  return token;
exception when check_violation then
  get stacked diagnostics broken = constraint_name;
  if broken = 'invitations_email_format' then
    raise sqlstate 'PT422' using message = 'This is no e-mail address: look at it once more';
  end if;
  raise;
end;
$$;
grant execute on function private.invite to authenticated;

-- Makes a link worthless that nobody has used yet. Security definer: nobody writes the table itself.
create function private.revoke_invitation(invitation uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can revoke an invitation';
  end if;
  update public.invitations set revoked_at = now()
  where id = invitation and accepted_at is null and revoked_at is null;
  if not found then
    raise sqlstate 'PT409' using message = 'This invitation is no longer open';
  end if;
  return true;
end;
$$;
grant execute on function private.revoke_invitation to authenticated;

-- Why an invitation cannot be accepted, as a sentence for who has the link; null while it can. Checked whenever the link is used:
-- the secret key writes past triggers that somebody has switched off.
create function private.invitation_refusal(invitation public.invitations) returns text
language sql stable set search_path = '' as $$
  select case
    when invitation.id is null then 'This invitation does not exist. Ask for a new link'
    when invitation.accepted_at is not null then 'This invitation has been used. Ask for a new link'
    when invitation.revoked_at is not null or (
      invitation.invited_by is not null
      and not exists (select from public.staff where user_id = invitation.invited_by and role = 'owner')
    ) then 'This invitation was taken back. Ask for a new link'
    when invitation.expires_at <= now() then 'This invitation has run out. Ask for a new link'
  end;
$$;

-- What an open invitation offers, for the page that its link leads to. Security definer: the visitor has no account yet.
create function private.invitation_offer(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  invitation public.invitations;
  refusal text;
begin
  select * into invitation from public.invitations where token_hash = public.token_hash(token);
  refusal := private.invitation_refusal(invitation);
  if refusal is not null then
    raise sqlstate 'PT410' using message = refusal;
  end if;
  return jsonb_build_object(
    'role', invitation.role, 'email', invitation.email, 'invited_by', invitation.invited_by_email
  );
end;
$$;
grant execute on function private.invitation_offer to anon, authenticated;

-- Makes the signed-in user a member, once. Security definer: no client writes staff. The account may be older than the
-- invitation, and made by somebody else: all its other sessions end, so that only who knows the password and has the token is in.
-- An account may have no e-mail address (by telephone).
create function private.accept_invitation(token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  caller_email text;
  invitation public.invitations;
  refusal text;
begin
  select email into caller_email from auth.users where id = caller;
  if not found or (session is not null and not exists (select from auth.sessions where id = session)) then
    raise insufficient_privilege using message = 'Sign in to accept the invitation';
  end if;
  -- A second person with the same link waits here, and then finds it used.
  select * into invitation from public.invitations
  where token_hash = public.token_hash(token) for update;
  refusal := private.invitation_refusal(invitation);
  if refusal is not null then
    raise sqlstate 'PT410' using message = refusal;
  end if;
  if invitation.email is not null and lower(caller_email) is distinct from invitation.email then
    raise insufficient_privilege using
      message = 'This invitation is for another e-mail address than ' || coalesce(caller_email, 'none');
  end if;
  insert into public.staff (user_id, role, email) values (caller, invitation.role, caller_email)
  on conflict (user_id) do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'You are a member already';
  end if;
  update public.invitations set accepted_at = now(), addresses = '{}' where id = invitation.id;
  delete from auth.sessions where user_id = caller and id is distinct from session;
  return invitation.role;
end;
$$;
grant execute on function private.accept_invitation to authenticated;

-- Supabase's hook "before user created": an account comes into being with an open invitation or not at all. The request
-- carries the hash of the token, because what it carries is kept with the account. Accounts that a project's dashboard
-- makes do not pass here.
create function private.before_user_created(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations;
  address constant text := lower(concat(event -> 'user' ->> 'email', event -> 'user' ->> 'phone'));
  address_hash text;
  refusal text;
begin
  select * into invitation from public.invitations
  where token_hash = event -> 'user' -> 'user_metadata' ->> 'invitation' for update;
  address_hash := public.token_hash(invitation.token_hash || address);
  refusal := case
    when private.invitation_refusal(invitation) is not null
      or address = ''
      or (invitation.email is not null and invitation.email is distinct from lower(event -> 'user' ->> 'email'))
      then 'An account is made with an invitation'
    when address_hash <> all (invitation.addresses) and cardinality(invitation.addresses) >= 3
      then 'This link has been tried with three addresses. Use one of them, or ask for a new link'
  end;
  if refusal is not null then
    return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', refusal));
  end if;
  update public.invitations set addresses = addresses || address_hash
  where id = invitation.id and address_hash <> all (addresses);
  return '{}';
end;
$$;
grant execute on function private.before_user_created to supabase_auth_admin;

-- Invitations and preview links end with the role of their maker: a removed or demoted owner must not come back by one. Security
-- definer: who changes a role has no rights on links.
create function private.revoke_links() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

create trigger staff_revoke_links after update of role or delete on public.staff
  for each row execute function private.revoke_links();

-- Recovery codes, for a lost phone with the second factor. Shown once, stored as hashes.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null
    constraint recovery_codes_code_hash_format check (code_hash ~ '^[0-9a-f]{64}$'),
  primary key (user_id, code_hash)
);

-- Wrong codes; they count for fifteen minutes.
create table private.recovery_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  id bigint generated always as identity primary key
);

create index recovery_attempts_of_user on private.recovery_attempts (user_id);

-- Removed second factors, shown to the person at the next sign-in. Without `removed_by` it was by a recovery code.
create table private.removed_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  removed_at timestamptz not null default now(),
  removed_by text
    constraint removed_factors_removed_by_length check (char_length(removed_by) <= 255)
);

-- The signed-in user with a valid session, also before the second factor was asked for.
create function private.caller() returns uuid
language sql stable set search_path = '' as $$
  select id from auth.users
  where id = (select auth.uid())
    and (
      (select auth.jwt()) ->> 'session_id' is null
      or exists (
        select from auth.sessions
        where sessions.id = ((select auth.jwt()) ->> 'session_id')::uuid
      )
    );
$$;

-- Hyphens and capitals do not matter, nor letters that hexadecimal digits are taken for.
create function private.recovery_code_hash(owner uuid, code text) returns text
language sql immutable set search_path = '' as $$
  select public.token_hash(
    owner || regexp_replace(translate(lower(code), 'oil', '011'), '[^0-9a-f]', '', 'g')
  );
$$;

-- Ten new codes of 64 random bits each; those from before end. Security definer: nobody reads or writes the table.
create function private.make_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := private.caller();
  codes text[];
begin
  if caller is null
    or (select auth.jwt()) ->> 'aal' is distinct from 'aal2'
    or not exists (
      select from auth.mfa_factors where user_id = caller and status = 'verified'
    )
  then
    raise insufficient_privilege using
      message = 'Recovery codes are made after signing in with a second factor';
  end if;
  delete from private.removed_factors where user_id = caller;
  delete from private.recovery_codes where user_id = caller;
  with made as materialized (
    select regexp_replace(left(random, 8) || right(random, 8), '(.{4})(?=.)', '\1-', 'g') as code
    from (select gen_random_uuid()::text as random from generate_series(1, 10)) as uuids
  ), kept as (
    insert into private.recovery_codes (user_id, code_hash)
    select caller, private.recovery_code_hash(caller, code) from made
  )
  select array_agg(code) into codes from made;
  return codes;
end;
$$;
grant execute on function private.make_recovery_codes to authenticated;

-- Removes the caller's second factor by a recovery code, and ends every other session: the lost phone may have one. Returns
-- 'accepted', 'wrong' or 'too many': an exception would undo the count of wrong codes. Security definer: no client changes auth
-- and the codes.
create function private.use_recovery_code(code text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := private.caller();
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
begin
  if caller is null then
    raise insufficient_privilege using message = 'Sign in with your password first';
  end if;
  -- One attempt at a time: neither do two use one code, nor do many at once pass the limit.
  perform pg_advisory_xact_lock(hashtext('public.use_recovery_code'), hashtext(caller::text));
  delete from private.recovery_attempts where attempted_at < now() - interval '15 minutes';
  if (select count(*) from private.recovery_attempts where user_id = caller) >= 5 then
    return 'too many';
  end if;
  delete from private.recovery_codes
  where user_id = caller and code_hash = private.recovery_code_hash(caller, code);
  if not found then
    insert into private.recovery_attempts (user_id) values (caller);
    return 'wrong';
  end if;
  delete from private.recovery_attempts where user_id = caller;
  delete from auth.mfa_factors where user_id = caller;
  delete from auth.sessions where user_id = caller and id is distinct from session;
  insert into private.removed_factors (user_id) values (caller)
  on conflict (user_id) do update set removed_at = now(), removed_by = null;
  insert into public.staff_events (what, by_email, about_email, role)
  select 'recovered', email, email, role from public.staff where user_id = caller;
  return 'accepted';
end;
$$;
grant execute on function private.use_recovery_code to authenticated;

-- How many recovery codes the caller has left, and when the second factor went and by whom, until that is dismissed.
-- Security definer: of the tables everybody sees this much.
create function private.second_factor_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'codes', (select count(*) from private.recovery_codes where user_id = asking.id),
    'removed_at', removed.removed_at,
    'removed_by', removed.removed_by
  )
  from (select private.caller() as id) as asking
  left join private.removed_factors as removed on removed.user_id = asking.id
  where asking.id is not null;
$$;
grant execute on function private.second_factor_status to authenticated;

-- The caller has read that the second factor is gone. Security definer, as above.
create function private.dismiss_removed_factor() returns boolean
language sql volatile security definer set search_path = '' as $$
  delete from private.removed_factors where user_id = private.caller();
  select true;
$$;
grant execute on function private.dismiss_removed_factor to authenticated;

-- The members with a verified second factor; for owners. Security definer: auth.mfa_factors is nobody's to read.
create function private.members_with_second_factor() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(user_id::text), '{}') from public.staff
  where (select private.staff_role()) = 'owner'
    and exists (
      select from auth.mfa_factors
      where mfa_factors.user_id = staff.user_id and status = 'verified'
    );
$$;
grant execute on function private.members_with_second_factor to authenticated;

-- Removes factors, recovery codes and sessions of a member, who is told at the next sign-in. Never one's own: an owner's open
-- browser could otherwise be used to remove it. Security definer: no client changes auth.
create function private.reset_second_factor(member uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner_email text;
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can reset a second factor';
  end if;
  if member = (select auth.uid()) then
    raise insufficient_privilege using
      message = 'Your own second factor is removed under “Your account”, or by another owner';
  end if;
  if not exists (select from public.staff where user_id = member) then
    raise sqlstate 'PT410' using message = 'This person is no member any more';
  end if;
  delete from auth.mfa_factors where user_id = member;
  if not found then
    raise sqlstate 'PT409' using message = 'This person has no second factor any more';
  end if;
  delete from private.recovery_codes where user_id = member;
  delete from private.recovery_attempts where user_id = member;
  delete from auth.sessions where user_id = member;
  select coalesce(email, 'an owner') into owner_email from auth.users where id = (select auth.uid());
  insert into private.removed_factors (user_id, removed_by) values (member, owner_email)
  on conflict (user_id) do update
    set removed_at = now(), removed_by = excluded.removed_by;
  insert into public.staff_events (what, by_email, about_email, role)
  select 'factor reset', owner_email, email, role from public.staff where user_id = member;
  return true;
end;
$$;
grant execute on function private.reset_second_factor to authenticated;

-- What happened to people, for a year; written by triggers alone. What happened to records is in 03-history.sql.
create table public.staff_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  what text not null check (
    what in ('invited', 'revoked', 'joined', 'role', 'left', 'recovered', 'factor reset')
  ),
  -- Who did it; null: the secret key or the SQL editor.
  by_email text
    constraint staff_events_by_email_length check (char_length(by_email) <= 255),
  -- Whom it was about, as far as that was known.
  about_email text
    constraint staff_events_about_email_length check (char_length(about_email) <= 255),
  role text not null
    constraint staff_events_role check (role in ('owner', 'editor', 'author'))
);

create index staff_events_by_time on public.staff_events (happened_at desc);

alter table public.staff_events enable row level security;
grant select on public.staff_events to authenticated, service_role;
create policy "Owners read what happened to people" on public.staff_events for select to authenticated
  using ((select private.staff_role()) = 'owner');

-- Deletes what is kept for a time only, of deleted records and of people, also where nobody deletes or joins any more. Security
-- definer: clients write neither the history nor the log.
create function private.delete_expired() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.delete_expired_history();
  delete from public.staff_events where happened_at < now() - interval '1 year';
  delete from public.invitations where created_at < now() - interval '1 year';
end;
$$;
grant execute on function private.delete_expired to authenticated, service_role;

-- Security definer: clients do not write the log.
create function private.keep_staff_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into public.staff_events (what, by_email, about_email, role)
  values (
    tg_argv[0], (select email from auth.users where id = (select auth.uid())),
    subject ->> 'email', subject ->> 'role'
  );
  perform private.delete_expired();
  return null;
end;
$$;

-- An invitation that is erased with a person leaves no address in the log. An old one of somebody who is invited again does.
-- Security definer: clients do not write it.
create function private.forget_invited() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_events set about_email = null
  where what in ('invited', 'revoked') and about_email = old.email
    and not exists (select from public.invitations where email = old.email);
  return null;
end;
$$;

create trigger invitations_forget_address after delete on public.invitations
  for each row execute function private.forget_invited();
create trigger invitations_keep_made after insert on public.invitations
  for each row execute function private.keep_staff_event('invited');
create trigger invitations_keep_revoked after update of revoked_at on public.invitations
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.keep_staff_event('revoked');
create trigger staff_keep_joined after insert on public.staff
  for each row execute function private.keep_staff_event('joined');
create trigger staff_keep_role after update of role on public.staff
  for each row when (old.role <> new.role)
  execute function private.keep_staff_event('role');
create trigger staff_keep_left after delete on public.staff
  for each row execute function private.keep_staff_event('left');

-- Who did what and when, the newest first, fifty at a time: from the history of records, as far as it is kept, and from
-- what happened to people. `day` is one of London; `before` and `last` are time and id of the entry with which the last fifty
-- ended. A post that becomes public later is scheduled, and not published yet. Security definer: an owner reads of everybody.
create function private.activity(
  person text default null, day date default null, before timestamptz default null, last text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := day::timestamp at time zone 'Europe/London';
  until constant timestamptz := (day + 1)::timestamp at time zone 'Europe/London';
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
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc, entry.id desc), '[]') from (
        (
          select
            saved.key as id, saved.saved_at as at, saved.saved_by_email as who,
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
            null as role,
            (
              select operation = 'delete' from public.revisions
              where table_name = saved.table_name and row_id = saved.row_id
              order by id desc limit 1
            ) as is_gone
          from (
            select *, 'record-' || lpad(id::text, 19, '0') as key,
              (row ->> 'published_at')::timestamptz as public_from from public.revisions
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
            and (before is null or (saved.saved_at, saved.key) < (before, last))
          order by saved.saved_at desc, saved.key desc limit 50
        )
        union all
        (
          select
            event.key, happened_at, by_email, 'staff', null, about_email, what, role, false
          from (select *, 'person-' || lpad(id::text, 19, '0') as key from public.staff_events) as event
          where (person is null or by_email = person)
            and (since is null or happened_at >= since)
            and (until is null or happened_at < until)
            and (before is null or (happened_at, event.key) < (before, last))
          order by happened_at desc, event.key desc limit 50
        )
        order by at desc, id desc limit 50
      ) as entry
    )
  );
end;
$$;
grant execute on function private.activity to authenticated;

-- The law of the blog: the columns of the specification's section 3, rules that hold whoever writes, drafts, schedules and
-- reviews. Who reads and writes them is in 90-content-types.generated.sql.

-- The words of an article, in time that grows with its length alone: a text of nothing but "<" took 21 seconds, and it
-- is counted before its length is checked.
create function public.count_words(html text) returns integer
language sql immutable set search_path = '' as $$
  select case words when '' then 0 else length(words) - length(replace(words, ' ', '')) + 1 end
  from btrim(
    regexp_replace(
      regexp_replace(left(html, 200000), '<[^<>]*>|&nbsp;', ' ', 'g'), '[[:space:]]+', ' ', 'g'
    )
  ) as words;
$$;
grant execute on function public.count_words to anon, authenticated, service_role;

-- Staff find a post by every word that it shows. What is in the text of an article only for browsers is left out: tags and
-- their attributes. A tag inside a word does not part it.
create function public.plain_text(html text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(left(html, 200000), '</?(strong|em|b|i|u|s|a|code|mark|span|sub|sup)( [^<>]*)?>', '', 'gi'),
        '<[^<>]*>|&nbsp;', ' ', 'g'
      ),
      '[[:space:]]+', ' ', 'g'
    ),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
$$;
grant execute on function public.plain_text to anon, authenticated, service_role;

-- Beside the columns of its fields.
alter table public.blog_posts
  -- The meaning of the display date, to sort and to page by. What names no day comes last.
  add column day date not null generated always as (coalesce(public.display_day(date), date '-infinity')) stored,
  -- For the time that reading takes, on cards too, which do not carry the text.
  add column word_count integer not null generated always as (public.count_words(content)) stored,
  add column search_text text not null generated always as (
    private.plain_letters(title || ' ' || excerpt || ' ' || public.plain_text(content))
  ) stored;

create index blog_posts_newest_first on public.blog_posts (day desc, created_at desc, id);
create index blog_posts_newest_of_category
  on public.blog_posts (category, day desc, created_at desc, id);
create index blog_posts_waiting on public.blog_posts (review_requested_at)
  where review_requested_at is not null;

create trigger blog_posts_end_review before insert or update on public.blog_posts
  for each row when (new.published_at is not null and new.review_requested_at is not null)
  execute function private.end_review();

create trigger blog_posts_stamp_review before insert or update of review_requested_at on public.blog_posts
  for each row execute function private.stamp_review();

-- A draft without a category has none; older versions and exports say '' there, which is no category of the table.
create function private.blank_category_is_none() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.category := null;
  return new;
end;
$$;

create trigger blog_posts_blank_category before insert or update of category on public.blog_posts
  for each row when (new.category = '')
  execute function private.blank_category_is_none();

-- The categories that the caller's posts have: the list offers them all, and reads only its newest posts.
create function public.post_categories() returns setof text
language sql stable set search_path = '' as $$
  select distinct category from public.blog_posts where category is not null order by category;
$$;
grant execute on function public.post_categories to anon, authenticated, service_role;

-- Who has written posts and pages.
create function private.post_authors() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(users.id, users.email), '{}') from auth.users
  where (select private.staff_role()) is not null
    and (
      exists (select from public.blog_posts where author_id = users.id)
      or exists (select from public.pages where author_id = users.id)
    );
$$;
grant execute on function private.post_authors to authenticated;

-- Drafts follow a renamed category, as posts do by their foreign key; one that a longer name makes too long stays as it is.
create function private.follow_category() returns trigger
language plpgsql set search_path = '' as $$
declare
  draft_id uuid;
begin
  for draft_id in
    select id from public.drafts
    where table_name = 'blog_posts' and old.name in (changes ->> 'category', base ->> 'category')
  loop
    begin
      update public.drafts set
        changes = case when changes ->> 'category' = old.name then changes || jsonb_build_object('category', new.name) else changes end,
        base = case when base ->> 'category' = old.name then base || jsonb_build_object('category', new.name) else base end
      where id = draft_id;
    exception when check_violation then
      null;
    end;
  end loop;
  return null;
end;
$$;

create trigger blog_categories_follow_in_drafts after update of name on public.blog_categories
  for each row when (new.name <> old.name)
  execute function private.follow_category();

-- The law of pages, which the owner makes of sections, and of addresses beside a record's own, of posts too: those that it has
-- left, and links that show it before it is public.

-- The ids of sections are unique: forms, histories and visitors' pages tell sections apart by them. Their shape is another
-- constraint's.
create function private.sections_differ(sections jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select count(section ->> 'id') = count(distinct section ->> 'id')
  from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end) as section;
$$;
grant execute on function private.sections_differ to authenticated, service_role;

-- Staff find a page by its words, as they find a post; addresses, and keys whose values nobody reads, are left out.
create function private.words_in(sections jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(public.plain_text(text), ' '), '')
  from (
    select distinct found #>> '{}' as text
    from jsonb_path_query(
      sections,
      'lax $.** ? (@.type() == "object").keyvalue()
        ? (!(@.key like_regex "^(id|type|icon|tone|side|layout|first_day|last_day|href|.+_href|address)$")).value ? (@.type() == "string")'
    ) as found
    where found #>> '{}' !~ '^(/|https?://[^[:space:]]+$)'
  ) as texts;
$$;
grant execute on function private.words_in to authenticated, service_role;

-- When sections come and go that visitors see on some days alone: at midnight in London; null where none does.
create function private.section_moments(sections jsonb) returns timestamptz[]
language sql immutable set search_path = '' as $$
  select nullif(array(
    select (make_date(parts[1]::integer, parts[2]::integer, parts[3]::integer) + (key = 'last_day')::integer)::timestamp
      at time zone 'Europe/London'
    from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end) as section,
      unnest(array['first_day', 'last_day']) as key,
      regexp_match(section ->> key, '^(\d{4})-(\d\d)-(\d\d)$') as parts
    where parts is not null
  ), '{}');
$$;
grant execute on function private.section_moments to authenticated, service_role;

-- Beside the columns of its fields. The fields of sections are in src/content-types/sections: visitors' pages leave out unknown
-- ones.
alter table public.pages
  add column search_text text not null generated always as (
    private.plain_letters(
      title || ' ' || path || ' ' || coalesce(description, '') || ' ' || private.words_in(sections)
    )
  ) stored,
  add column section_moments timestamptz[] generated always as (private.section_moments(sections)) stored,
  add constraint pages_sections_ids check (private.sections_differ(sections));

create index pages_waiting on public.pages (review_requested_at) where review_requested_at is not null;

create trigger pages_end_review before insert or update on public.pages
  for each row when (new.published_at is not null and new.review_requested_at is not null)
  execute function private.end_review();
create trigger pages_stamp_review before insert or update of review_requested_at on public.pages
  for each row execute function private.stamp_review();

-- The pages without which the site is not whole are public and stay where they are: none is deleted, withdrawn or moved, no
-- other moves there, and no author begins one. Security definer: the list of them is nobody's to ask.
create function private.keep_site_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if private.is_site_page(old.path) then
      raise sqlstate 'PT409' using message = 'The site needs this page: it cannot be deleted';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and new.path <> old.path
    and (private.is_site_page(old.path) or private.is_site_page(new.path))
  then
    raise sqlstate 'PT409' using
      message = 'The address of one of the site''s own pages stays as it is';
  end if;
  if private.is_site_page(new.path) then
    if tg_op = 'INSERT' and private.staff_role() = 'author' then
      raise insufficient_privilege using
        message = 'This is one of the site''s own pages: an editor or an owner can write it';
    end if;
    if new.published_at is null or new.published_at > now() or new.published_until is not null then
      raise sqlstate 'PT409' using message = 'The site needs this page: it stays public';
    end if;
  end if;
  return new;
end;
$$;

create trigger pages_keep_site_page before insert or delete or update of path, published_at, published_until on public.pages
  for each row execute function private.keep_site_page();

-- Menu and buttons, those of drafts too, follow a page's new address, as far as the caller may write them; moved_addresses
-- redirects every other link. A path holds no character that a pattern takes for its own.
create function private.follow_page_address() returns trigger
language plpgsql set search_path = '' as $$
declare
  pattern constant text := '"' || old.path || '(["#?\\])';
  renamed constant text := '"' || new.path || '\1';
  row_id uuid;
begin
  update public.menu set href = new.path || substr(href, length(old.path) + 1)
  where href = old.path or href like old.path || '#%' or href like old.path || '?%';
  -- One that it makes too long stays as it is: the checks beside its preview name the link.
  for row_id in select id from public.pages where sections::text ~ pattern loop
    begin
      update public.pages set sections = regexp_replace(sections::text, pattern, renamed, 'g')::jsonb where id = row_id;
    exception when check_violation then
      null;
    end;
  end loop;
  for row_id in select id from public.drafts where concat(changes -> 'sections', base -> 'sections') ~ pattern loop
    begin
      update public.drafts set
        changes = coalesce(jsonb_set(changes, '{sections}', regexp_replace((changes -> 'sections')::text, pattern, renamed, 'g')::jsonb), changes),
        base = coalesce(jsonb_set(base, '{sections}', regexp_replace((base -> 'sections')::text, pattern, renamed, 'g')::jsonb), base)
      where id = row_id;
    exception when check_violation then
      null;
    end;
  end loop;
  return null;
end;
$$;

create trigger pages_follow_address after update of path on public.pages
  for each row when (old.path is distinct from new.path)
  execute function private.follow_page_address();

-- Former addresses of posts and pages, and where one leads that has ended. A record at an address takes precedence over a former
-- one, and a former address leads to the record and never to another former address: no chain, no loop. A page's begins with a
-- slash, a post's never does.
create table public.moved_addresses (
  slug text primary key,
  post_id uuid references public.blog_posts (id) on delete cascade,
  moved_at timestamptz not null default now(),
  page_id uuid references public.pages (id) on delete cascade,
  -- Of a record's own address: where it leads from the moment at which the record ends.
  leads_to text constraint moved_addresses_leads_to_path check (char_length(leads_to) <= 500 and leads_to ~ '^/([a-z0-9/-]*[a-z0-9])?$'),
  ends_at timestamptz,
  constraint moved_addresses_end check ((leads_to is null) = (ends_at is null)),
  constraint moved_addresses_of_one check (num_nonnulls(post_id, page_id) = 1),
  constraint moved_addresses_slug_format check (
    case
      when page_id is null then char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      else char_length(slug) <= 120 and slug ~ '^(/[a-z0-9]+(-[a-z0-9]+)*){1,3}$' and not private.is_site_page(slug)
    end
  )
);

create index moved_addresses_post on public.moved_addresses (post_id);
create index moved_addresses_page on public.moved_addresses (page_id);

-- One that goes with its record comes back with it; one that is given up does not.
create trigger moved_addresses_keep_revisions after delete on public.moved_addresses
  for each row when (pg_trigger_depth() > 0) execute function private.keep_revision();

alter table public.moved_addresses enable row level security;
grant select on public.moved_addresses to anon;
grant select, delete on public.moved_addresses to authenticated;
grant all on public.moved_addresses to service_role;

-- Neither the new nor the former address of a draft is readable.
create policy "Everyone follows the former address of what is published" on public.moved_addresses
  for select to anon, authenticated
  using (
    case
      when leads_to is not null then ends_at <= now()
      when page_id is null then
        exists (select from public.blog_posts where id = post_id)
        and not exists (
          select from public.blog_posts as taker
          where taker.slug = moved_addresses.slug
            and taker.published_at <= now() and coalesce(taker.published_until > now(), true)
        )
      else
        exists (select from public.pages where id = page_id)
        and not exists (
          select from public.pages as taker
          where taker.path = moved_addresses.slug
            and taker.published_at <= now() and coalesce(taker.published_until > now(), true)
        )
    end
  );
create policy "Staff give a former address up" on public.moved_addresses for delete to authenticated
  using ((select private.is_staff()));

-- Only what readers could have kept moves: an address that was never public leaves nothing. On a table of such records: (the
-- column of its address). Security definer: nobody writes moved_addresses but by moving one.
create function private.keep_moved_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former constant text := to_jsonb(old) ->> tg_argv[0];
  address constant text := to_jsonb(new) ->> tg_argv[0];
  post constant uuid := case tg_table_name when 'blog_posts' then new.id end;
  page constant uuid := case tg_table_name when 'pages' then new.id end;
begin
  delete from public.moved_addresses where leads_to is not null and (post_id = post or page_id = page);
  -- What is scheduled takes a former address when its time comes; the policy above decides it until then.
  if private.is_public(to_jsonb(new)) then
    delete from public.moved_addresses where slug = address;
  end if;
  if former <> address and (
    old.published_at <= now()
    or exists (
      select from public.revisions
      where table_name = tg_table_name::text and row_id = old.id::text
        and row ->> tg_argv[0] = former
        and (row ->> 'published_at')::timestamptz <= coalesce(
          (
            select min(later.saved_at) from public.revisions as later
            where later.table_name = revisions.table_name and later.row_id = revisions.row_id and later.id > revisions.id
          ),
          now()
        )
    )
  ) then
    insert into public.moved_addresses (slug, post_id, page_id)
    values (former, post, page)
    on conflict (slug) do update set post_id = excluded.post_id, page_id = excluded.page_id, moved_at = now();
  end if;
  if new.published_at is not null and new.published_until is not null and new.leads_to is not null then
    insert into public.moved_addresses (slug, post_id, page_id, leads_to, ends_at)
    values (address, post, page, new.leads_to, new.published_until)
    on conflict (slug) do nothing;
  end if;
  return null;
end;
$$;

create trigger blog_posts_keep_moved_address after insert or update of slug, published_at, published_until, leads_to on public.blog_posts
  for each row execute function private.keep_moved_address('slug');
create trigger pages_keep_moved_page after insert or update of path, published_at, published_until, leads_to on public.pages
  for each row execute function private.keep_moved_address('path');

-- Links that show one post or page to somebody without an account before it is public. The token is shown once, to the member
-- of staff who made the link; its hash is stored.
create table public.previews (
  token_hash text primary key
    constraint previews_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  post_id uuid references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  created_by uuid default auth.uid(),
  page_id uuid references public.pages (id) on delete cascade,
  constraint previews_of_one check (num_nonnulls(post_id, page_id) = 1)
);

create index previews_post on public.previews (post_id);
create index previews_page on public.previews (page_id);

alter table public.previews enable row level security;
grant select, delete on public.previews to authenticated;
grant all on public.previews to service_role;
create policy "Staff see preview links" on public.previews for select to authenticated
  using ((select private.is_staff()));
create policy "Staff revoke preview links" on public.previews for delete to authenticated
  using ((select private.is_staff()));

-- The token of a new link to a post or a page. Security definer: nobody else makes tokens.
create function private.create_preview(post uuid default null, page uuid default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can make a preview link';
  end if;
  delete from public.previews where expires_at < now();
  insert into public.previews (token_hash, post_id, page_id) values (public.token_hash(token), post, page);
  return token;
end;
$$;
grant execute on function private.create_preview to authenticated;

-- The link of a valid token, while its maker may still see drafts.
create function private.preview_of(token text) returns public.previews
language sql stable set search_path = '' as $$
  select * from public.previews
  where token_hash = public.token_hash(token) and expires_at > now()
    and (
      created_by is null
      or exists (select from public.staff where user_id = created_by and role in ('owner', 'editor'))
    );
$$;

-- Both show the draft of a record that has one, and are security definer: the policies hide them from the caller.
create function private.preview_post(token text) returns setof public.blog_posts
language sql stable security definer set search_path = '' as $$
  select drafted.* from public.blog_posts as post, private.as_drafted(post, 'blog_posts', post.id) as drafted
  where post.id = (select post_id from private.preview_of(token));
$$;
grant execute on function private.preview_post to anon, authenticated, service_role;

create function private.preview_page(token text) returns setof public.pages
language sql stable security definer set search_path = '' as $$
  select drafted.* from public.pages as page, private.as_drafted(page, 'pages', page.id) as drafted
  where page.id = (select page_id from private.preview_of(token));
$$;
grant execute on function private.preview_page to anon, authenticated, service_role;

-- The law of what content types share beyond their columns: menu items with children and links to pages, and texts that quote a
-- price.

alter table public.company add constraint company_notice_days check (notice_until >= notice_from);

-- UK law asks where a published review comes from (Digital Markets, Competition and Consumers Act 2024, schedule 20).
alter table public.testimonials
  add constraint testimonials_source_of_published check (source is not null or not published);

-- An item may have a parent in the same place: one level. Where the parent moves to the footer or back, its children follow;
-- where it is deleted, they become items of their own. The field's reference alone does not do that.
alter table public.menu drop constraint menu_below_fkey;
drop index public.menu_below;
create unique index menu_id_place on public.menu (id, place);
create index menu_below_of_place on public.menu (below, place);
alter table public.menu
  add constraint menu_below_place foreign key (below, place)
  references public.menu (id, place) on update cascade on delete set null (below);

-- Checked when the statement is done, so that items can be imported in any order; one at a time: of two that became each other's
-- parent at once, each saw the other as it was before.
create function private.keep_menu_one_level() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.menu levels'));
  if exists (
    select from public.menu item
    join public.menu above on above.id = item.below
    where above.below is not null and new.id in (item.id, above.id)
  ) then
    raise check_violation using message = 'new row violates check constraint "menu_one_level"';
  end if;
  return null;
end;
$$;

create constraint trigger menu_one_level after insert or update of below on public.menu
  for each row execute function private.keep_menu_one_level();

-- A link to a draft was shown where it was spelt "/x/", "/./x" or "/%78", which browsers and hosts take for "/x". An address of
-- this site has one normal form (RFC 3986, section 6.2.2), and it is stored so.
create function private.plain_link(href text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  path text := substring(href from '^[^?#]*');
  rest constant text := substr(href, char_length(path) + 1);
  code text;
  part text;
  parts text[] := '{}';
begin
  if href !~ '^/' or href ~ '^/[/\\]' then
    return href;
  end if;
  -- Letters that need not be encoded.
  for code in
    select distinct encoded[1]
    from regexp_matches(path, '(%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]))', 'gi') as encoded
  loop
    path := replace(path, code, chr(('x' || substr(code, 2))::bit(8)::integer));
  end loop;
  foreach part in array string_to_array(path, '/') loop
    if part = '..' then
      parts := trim_array(parts, least(1, cardinality(parts)));
    elsif part not in ('', '.') then
      parts := parts || part;
    end if;
  end loop;
  return '/' || array_to_string(parts, '/') || rest;
end;
$$;

-- The page's path that a link leads to, whatever follows it; hosts and the site take no notice of capitals.
create function private.path_of_link(href text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(private.plain_link(href) from '^[^?#]*'));
$$;

-- From when and until when a link leads somewhere (menu.shown_from, shown_until): the publication of the page behind it,
-- "infinity" while that is a draft. A link that has led to a page is seen while its address leads to one: to the page there, or
-- to the one that has left it; to one of the site's own pages it always does. Security definer: whether there is a draft behind a
-- link is nobody's to ask.
create function private.keep_shown_from() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.path_of_link(new.href);
  page_from timestamptz;
  page_until timestamptz;
  led_to_page boolean := new.shown_from > '-infinity';
begin
  new.href := private.plain_link(new.href);
  select min(coalesce(published_at, 'infinity')), max(coalesce(published_until, 'infinity'))
  into page_from, page_until
  from public.pages
  where path = address or id = (select page_id from public.moved_addresses where slug = address);
  if tg_op = 'UPDATE' then
    led_to_page := old.shown_from > '-infinity' and address = private.path_of_link(old.href);
  end if;
  new.shown_from := case
    when private.is_site_page(address) then '-infinity'
    when page_from is not null then page_from
    when led_to_page then 'infinity'
    else '-infinity'
  end;
  new.shown_until := nullif(page_until, 'infinity');
  return new;
end;
$$;

create trigger menu_keep_shown_from before insert or update on public.menu
  for each row execute function private.keep_shown_from();

-- A page that is published, withdrawn or moved shows and hides the links to it and to the addresses that it has left. Security
-- definer: an author writes pages and no menu.
create function private.show_links_to_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.menu set shown_from = shown_from
  where private.path_of_link(href) in (
    select unnest(array[old.path, new.path])
    union all
    select slug from public.moved_addresses where page_id = new.id
  );
  return null;
end;
$$;

create trigger pages_show_links after insert or delete or update of path, published_at, published_until on public.pages
  for each row execute function private.show_links_to_page();

create function private.show_links_to_former_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.menu set shown_from = shown_from
  where private.path_of_link(href) = coalesce(new.slug, old.slug);
  return null;
end;
$$;

create trigger moved_addresses_show_links after insert or delete on public.moved_addresses
  for each row execute function private.show_links_to_former_address();

-- Texts quote a price by its address, "{{price.basic}}". When that is renamed, the texts follow, or they would be left out. A
-- text that a longer name makes too long stays as it is; the admin says which.
create function private.quotes_follow_price() returns trigger
language plpgsql set search_path = '' as $$
declare
  quote constant text := '\{\{[[:blank:]]*price\.' || old.slug || '[[:blank:]]*\}\}';
  renamed constant text := '{{price.' || new.slug || '}}';
  quoting record;
  row_id uuid;
begin
  for quoting in
    select named.table_name,
      string_agg(format('%1$I::text', named.column_name), ', ') as texts,
      string_agg(
        format(
          case named.type
            when 'text[]' then '%1$I = string_to_array(regexp_replace(array_to_string(%1$I, E''\n''), $1, $2, ''g''), E''\n'')'
            -- A name is letters, digits and hyphens: what was JSON is JSON.
            when 'jsonb' then '%1$I = regexp_replace(%1$I::text, $1, $2, ''g'')::jsonb'
            else '%1$I = regexp_replace(%1$I, $1, $2, ''g'')'
          end,
          named.column_name
        ),
        ', '
      ) as changes
    from (
      select * from private.quoting_columns()
      union all values ('drafts', 'changes', 'jsonb'), ('drafts', 'base', 'jsonb')
    ) as named (table_name, column_name, type)
    group by named.table_name
  loop
    for row_id in
      execute format('select id from public.%I where concat_ws('' '', %s) ~ $1', quoting.table_name, quoting.texts)
      using quote
    loop
      begin
        execute format('update public.%I set %s where id = $3', quoting.table_name, quoting.changes)
          using quote, renamed, row_id;
      exception when check_violation then
        null;
      end;
    end loop;
  end loop;
  return null;
end;
$$;

create trigger price_plans_quotes_follow after update of slug on public.price_plans
  for each row when (new.slug <> old.slug)
  execute function private.quotes_follow_price();

-- A price names its service by the address, without a foreign key, as a service may be removed; it follows a renamed one.
create function private.prices_follow_service() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.price_plans set service = new.slug where service = old.slug;
  return null;
end;
$$;

create trigger services_prices_follow after update of slug on public.services
  for each row when (new.slug <> old.slug)
  execute function private.prices_follow_service();

-- What everybody may know of each area, also of one whose page is not published: the postcode check, lists and JSON-LD say it.
-- Security definer: the policies hide the row, and its words stay hidden.
create function private.served_areas()
returns table (slug text, name text, as_said text, outward_codes text, place text)
language sql stable security definer set search_path = '' as $$
  select slug, name, coalesce(as_said, name), outward_codes, position from public.areas;
$$;
grant execute on function private.served_areas to anon, authenticated, service_role;

-- The law of what comes from visitors: that they came (count_visit), what they ask for through the site's forms (send_enquiry),
-- each the only way in, the limits of that, and what staff do about it. No history is kept of it, so that what is erased is gone.

-- Beside the columns of its fields.
alter table public.enquiries
  -- What a person can say on the telephone.
  add constraint enquiries_reference_key unique (reference),
  -- Made with the form: the same enquiry sent twice is one enquiry.
  add column idempotency_key uuid not null constraint enquiries_idempotency_key_key unique,
  -- By whom it was first answered; the address is kept beside the id, as in public.revisions.
  add column handled_by uuid references auth.users (id) on delete set null,
  -- What the inbox searches, in small letters; reference, postcode and telephone number also without spaces and dashes, as people
  -- type them.
  add column search_text text not null generated always as (
    private.plain_letters(
      name || ' ' || coalesce(email, '') || ' ' || message || ' ' || coalesce(note, '')
      || ' ' || coalesce(service, '') || ' ' || coalesce(property_kind, '') || ' ' || coalesce(property_size, '')
      || ' ' || coalesce(frequency, '') || ' ' || coalesce(preferred_time, '') || ' ' || coalesce(estimate, '')
      || ' ' || reference || ' ' || replace(reference, '-', '')
      || ' ' || coalesce(postcode, '') || ' ' || replace(coalesce(postcode, ''), ' ', '')
      || ' ' || coalesce(phone, '') || ' ' || coalesce(public.phone_digits(phone), '')
    )
  ) stored,
  add constraint enquiries_reachable check (email is not null or phone is not null);

create index enquiries_by_time on public.enquiries (created_at desc, id desc);
create index enquiries_by_status on public.enquiries (status, created_at desc);
create index enquiries_by_service on public.enquiries (service, created_at desc);
create index enquiries_by_email on public.enquiries (lower(email));
create index enquiries_by_phone on public.enquiries (public.phone_digits(phone));
create index enquiries_handled_by on public.enquiries (handled_by);

-- Staff change status and note; what the visitor submitted is read-only. Triggers run in the order of their names: this one sees
-- what the client sent.
create function private.keep_submitted_values() returns trigger
language plpgsql set search_path = '' as $$
declare
  free constant text[] := array['status', 'note', 'review_asked_at', 'created_at', 'updated_at', 'search_text'];
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise insufficient_privilege using
      message = 'Only the status and the note of an enquiry can be changed, and whether a review was asked for';
  end if;
  return new;
end;
$$;

create trigger enquiries_keep_submitted_values before update on public.enquiries
  for each row execute function private.keep_submitted_values();

-- Who answered it first, and when. Security definer: clients do not read auth.
create function private.stamp_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

create trigger enquiries_stamp_answer before update of status on public.enquiries
  for each row execute function private.stamp_answer();

-- When a customer was asked for a review: now, or not at all; once a year, with whichever of their enquiries, one at a time.
create function private.keep_review_asked() returns trigger
language plpgsql set search_path = '' as $$
declare
  asked timestamptz;
begin
  if new.status <> 'won' then
    raise sqlstate 'PT409' using message = 'Only for an enquiry that was won can a review be asked for';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.enquiries review_asked_at'));
  select max(review_asked_at) into asked from public.enquiries
  where review_asked_at > now() - interval '1 year'
    and (lower(email) = lower(new.email) or public.phone_digits(phone) = nullif(public.phone_digits(new.phone), '0'));
  if asked is not null then
    raise sqlstate 'PT409' using message = format(
      'Asked on %s. Nobody is asked twice within a year.', to_char(asked at time zone 'Europe/London', 'FMDD FMMonth YYYY')
    );
  end if;
  new.review_asked_at := now();
  return new;
end;
$$;

create trigger enquiries_keep_review_asked before update of review_asked_at on public.enquiries
  for each row when (new.review_asked_at is distinct from old.review_asked_at and new.review_asked_at is not null)
  execute function private.keep_review_asked();

alter table public.enquiries enable row level security;
grant select, update, delete on public.enquiries to authenticated;
grant all on public.enquiries to service_role;
create policy "Staff read enquiries" on public.enquiries for select to authenticated
  using ((select private.is_staff()));
create policy "Staff answer enquiries" on public.enquiries for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete enquiries" on public.enquiries for delete to authenticated
  using ((select private.is_staff()));

-- How many enquiries are taken; change the numbers here. The salt makes what is kept of an address worth nothing
-- elsewhere.
create table private.enquiry_limits (
  only_row boolean primary key default true constraint enquiry_limits_only_row check (only_row),
  an_hour_from_one_sender integer not null default 6,
  an_hour_in_all integer not null default 60,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
    constraint enquiry_limits_salt_length check (char_length(salt) between 16 and 200)
);

insert into private.enquiry_limits default values;

-- Senders of enquiries, as salted hashes; null: no address was known. Rows older than a day are deleted with the next enquiry.
create table private.enquiry_senders (
  sender text
    constraint enquiry_senders_sender_format check (sender ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz not null default now(),
  id bigint generated always as identity primary key
);

create index enquiry_senders_by_time on private.enquiry_senders (sent_at);

-- The network of a request, as Supabase's gateway reports it: Cloudflare's header, which no client can set there, or
-- the first of the forwarded addresses. Of an IPv6 address the network, which is what one customer has. Anything else
-- is no address, and only the limit for all holds.
create function private.sender_network(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  address := btrim(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
  return case
    when family(address) = 6 then network(set_masklen(address, 64))::text
    else host(address)
  end;
exception
  when invalid_text_representation then return null;
end;
$$;

-- One line without signs that a mail header or a spreadsheet could take for its own; null when nothing is left.
create function private.one_line(answer text) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(regexp_replace(answer, '[[:cntrl:][:space:]]+', ' ', 'g')), '');
$$;

-- Telephone numbers and postcodes as they are kept (src/shared/formats/telephone.ts, src/shared/formats/postcode.ts).
create function private.tidy_telephone(typed text) returns text
language sql immutable set search_path = '' as $$
  select private.one_line(
    regexp_replace(
      regexp_replace(
        regexp_replace(typed, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'),
        '[\u2010-\u2015\u2e3a\u2e3b\ufe58\ufe63\uff0d]', '-', 'g'
      ),
      '[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]', ' ', 'g'
    )
  );
$$;

create function private.tidy_postcode(typed text) returns text
language sql immutable set search_path = '' as $$
  select case
    when letters ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$' then regexp_replace(letters, '(.{3})$', ' \1')
    else upper(private.one_line(typed))
  end
  from (select upper(regexp_replace(typed, '[[:space:]\u00a0]', '', 'g')) as letters) as without_blanks;
$$;

-- Three letters and four digits, none of which is taken for another on the telephone.
create function private.new_reference() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('FHKLQRWXY', 1 + floor(random() * 9)::int, 1), '')
    || '-' || lpad(floor(random() * 10000)::int::text, 4, '0')
  from generate_series(1, 3);
$$;

-- Why an answer cannot be taken, in words for the visitor, by the rule that it breaks or the column that is empty.
create function private.enquiry_refusal(broken text) returns text
language sql immutable set search_path = '' as $$
  select case
    when broken = 'name' then 'Please tell us your name.'
    when broken = 'enquiries_name_length' then 'Your name is longer than the 100 characters that fit.'
    when broken = 'enquiries_reachable'
      then 'Please give us a telephone number or an e-mail address, so that we can answer.'
    when starts_with(broken, 'enquiries_email') then 'Please check your e-mail address: it does not look complete.'
    when starts_with(broken, 'enquiries_phone') then 'Please check your telephone number: it does not look complete.'
    when broken = 'message' then 'Please tell us what you would like done.'
    when broken = 'enquiries_message_length'
      then 'Your message is longer than the 5,000 characters that fit. Please shorten it.'
    else 'One of the answers is longer than what fits. Please shorten it.'
  end;
$$;

-- Takes an enquiry and returns its reference. The same enquiry again, by its key or word for word within a quarter of
-- an hour, gets the reference of the first. Security definer: visitors can neither read nor write the table.
create function private.send_enquiry(
  idempotency_key uuid,
  source text,
  name text,
  message text,
  email text default null,
  phone text default null,
  service text default null,
  postcode text default null,
  property_kind text default null,
  property_size text default null,
  frequency text default null,
  preferred_time text default null,
  estimate text default null,
  -- A hidden field (honeypot): only programs fill it in.
  website text default null,
  -- From the opening of the page to the press of the button.
  seconds_taken integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked public.enquiries;
  limits private.enquiry_limits;
  network text;
  from_sender text;
  known text;
  broken text;
  empty text;
begin
  -- Before anything is made of it, and before others wait for it: megabytes take seconds.
  if octet_length(concat(
    source, name, email, phone, service, message, postcode, property_kind, property_size, frequency, preferred_time, estimate
  )) > 60000 then
    raise sqlstate 'PT422' using message = private.enquiry_refusal('enquiries_message_length');
  end if;
  asked.idempotency_key := idempotency_key;
  asked.source := source;
  asked.name := private.one_line(name);
  asked.email := private.tidy_email(email);
  asked.phone := private.tidy_telephone(phone);
  asked.service := private.one_line(service);
  asked.message := nullif(regexp_replace(message, '^[[:space:]]+|[[:space:]]+$', '', 'g'), '');
  asked.postcode := private.tidy_postcode(postcode);
  asked.property_kind := private.one_line(property_kind);
  asked.property_size := private.one_line(property_size);
  asked.frequency := private.one_line(frequency);
  asked.preferred_time := private.one_line(preferred_time);
  asked.estimate := private.one_line(estimate);

  if website <> '' then
    raise sqlstate 'PT422' using
      message = 'This was filled in the way programs do it, so we have not taken it. If you are a person, please use one of the other ways.';
  end if;
  if seconds_taken < 2 then
    raise sqlstate 'PT422' using
      message = 'That was quicker than people type. Please send it once more.';
  end if;

  -- One at a time: two requests at once neither make two of one enquiry nor pass a limit together.
  perform pg_advisory_xact_lock(hashtext('public.send_enquiry'));

  select reference into known from public.enquiries
  where enquiries.idempotency_key = asked.idempotency_key;
  if known is null then
    select reference into known from public.enquiries
    where created_at > now() - interval '15 minutes'
      and (
        enquiries.source, enquiries.name, enquiries.email, enquiries.phone, enquiries.service,
        enquiries.message, enquiries.postcode, enquiries.property_kind, enquiries.property_size,
        enquiries.frequency, enquiries.preferred_time
      ) is not distinct from (
        asked.source, asked.name, asked.email, asked.phone, asked.service,
        asked.message, asked.postcode, asked.property_kind, asked.property_size,
        asked.frequency, asked.preferred_time
      )
    limit 1;
  end if;
  if known is not null then
    return jsonb_build_object('reference', known);
  end if;

  select * into strict limits from private.enquiry_limits;
  network := private.sender_network(nullif(current_setting('request.headers', true), '')::json);
  from_sender := encode(sha256(convert_to(limits.salt || network, 'UTF8')), 'hex');
  delete from private.enquiry_senders where sent_at < now() - interval '1 day';
  if (
    select count(*) from private.enquiry_senders
    where sender = from_sender and sent_at > now() - interval '1 hour'
  ) >= limits.an_hour_from_one_sender then
    raise sqlstate 'PT429' using
      message = 'That is more than we take from one connection within an hour. Please try again later, or use one of the other ways.';
  end if;
  if (
    select count(*) from private.enquiry_senders where sent_at > now() - interval '1 hour'
  ) >= limits.an_hour_in_all then
    raise sqlstate 'PT429' using
      message = 'More enquiries are coming in than we can take this hour. Please try again later, or use one of the other ways.';
  end if;
  insert into private.enquiry_senders (sender) values (from_sender);

  loop
    insert into public.enquiries (
      reference, idempotency_key, source, name, email, phone, service, message, postcode,
      property_kind, property_size, frequency, preferred_time, estimate
    )
    values (
      private.new_reference(), asked.idempotency_key, asked.source, asked.name, asked.email,
      asked.phone, asked.service, asked.message, asked.postcode, asked.property_kind,
      asked.property_size, asked.frequency, asked.preferred_time, asked.estimate
    )
    on conflict (reference) do nothing
    returning reference into known;
    exit when known is not null;
  end loop;
  return jsonb_build_object('reference', known);
exception
  when check_violation or not_null_violation then
    get stacked diagnostics broken = constraint_name, empty = column_name;
    raise sqlstate 'PT422' using message = private.enquiry_refusal(coalesce(nullif(broken, ''), empty));
end;
$$;
grant execute on function private.send_enquiry to anon, authenticated, service_role;

-- The figures over the inbox: enquiries a week over a year by service, how many became jobs, and how many were
-- answered within the promised 24 hours. Weeks begin on Monday in London. Not security definer: who may not read
-- enquiries counts none.
create function public.enquiry_figures() returns jsonb
language sql stable set search_path = '' as $$
  with weeks as (
    select
      date_trunc('week', created_at at time zone 'Europe/London')::date as week,
      coalesce(service, 'Other') as service,
      count(*) as received,
      count(*) filter (where status = 'won') as won,
      count(*) filter (where answered_at <= created_at + interval '24 hours') as in_time,
      count(*) filter (
        where coalesce(answered_at, now()) > created_at + interval '24 hours'
      ) as late
    from public.enquiries
    where created_at >= (
      date_trunc('week', now() at time zone 'Europe/London') - interval '52 weeks'
    ) at time zone 'Europe/London'
    group by 1, 2
  )
  select coalesce(jsonb_agg(to_jsonb(weeks) order by week, service), '[]') from weeks;
$$;
grant execute on function public.enquiry_figures to authenticated, service_role;

-- Visits are counted and nobody is watched: each adds one to counters of its day, and nothing is kept of the visit itself, no
-- address, no code made from one, no time of day. The API does not serve the table.
create table private.visit_counts (
  -- Of London; the first of its month for what is older than visits_kept_by_day().
  day date not null,
  event text not null constraint visit_counts_event_known
    check (event in ('visit', 'tel', 'mailto', 'wa.me', 'form', 'enquiry', 'outside')),
  -- Where the visit began and where it came from; '' if that is not known, and for a postcode.
  path text not null constraint visit_counts_path_length check (char_length(path) <= 300),
  source text not null constraint visit_counts_source_known check (source in (
    '', 'direct', 'website', 'maps', 'google', 'bing', 'facebook', 'instagram', 'nextdoor', 'checkatrade', 'yell'
  )),
  device text not null constraint visit_counts_device_known check (device in ('', 'touch', 'mouse')),
  -- Of the event 'outside': the first half of a postcode that is not served.
  outward_code text not null constraint visit_counts_outward_code_format
    check (outward_code ~ case event when 'outside' then '^[A-Z]{1,2}[0-9][A-Z0-9]?$' else '^$' end),
  n integer not null,
  primary key (day, event, path, source, device, outward_code)
);

-- How much is counted; change the numbers here. With one_in = 10 a build counts one visit in ten (VITE_STATISTICS_ONE_IN), and
-- each counts for ten.
create table private.visit_limits (
  only_row boolean primary key default true constraint visit_limits_only_row check (only_row),
  a_minute integer not null default 600,
  counters_a_day integer not null default 3000,
  one_in integer not null default 1,
  minute timestamptz not null default now(),
  counted integer not null default 0
);

insert into private.visit_limits default values;

-- Adds one to a counter, or does nothing: what the table refuses, names no page of the site or comes too often is not counted, and
-- the answer is the same. Security definer: visitors can neither read nor write the counters.
create function private.count_visit(event text, path text, source text, device text, outward_code text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Europe/London')::date;
  this_minute constant timestamptz := date_trunc('minute', now());
  began text := case when count_visit.path ~ '^/+$' then '/' else rtrim(count_visit.path, '/') end;
  limits private.visit_limits;
begin
  if (began = '' or private.is_public_path(began)) is not true then
    return;
  end if;
  -- Of a postcode nothing else is kept: few share one.
  if event = 'outside' then
    began := '';
    source := '';
    device := '';
  end if;
  update private.visit_limits set
    minute = greatest(minute, this_minute),
    counted = case when minute < this_minute then 1 else counted + 1 end
  where minute < this_minute or counted < a_minute
  returning * into limits;
  if not found then
    return;
  end if;
  update private.visit_counts as kept set n = n + limits.one_in
  where kept.day = today and kept.event = count_visit.event and kept.path = began and kept.source = count_visit.source
    and kept.device = count_visit.device and kept.outward_code = count_visit.outward_code;
  if not found and (select count(*) from private.visit_counts where day = today) < limits.counters_a_day then
    insert into private.visit_counts values (today, event, began, source, device, outward_code, limits.one_in)
    on conflict on constraint visit_counts_pkey do update set n = visit_counts.n + excluded.n;
  end if;
exception when check_violation or not_null_violation then
  return;
end;
$$;
grant execute on function private.count_visit to anon, authenticated, service_role;

-- From this day on visits are kept by day; before it by month.
create function private.visits_kept_by_day() returns date
language sql stable set search_path = '' as $$
  select date_trunc('month', (now() at time zone 'Europe/London') - interval '13 months')::date;
$$;

-- Security definer: nobody reaches the counters.
create function private.sum_old_visits() returns boolean
language sql volatile security definer set search_path = '' as $$
  with days as (
    delete from private.visit_counts
    where day < private.visits_kept_by_day() and extract(day from day) > 1
    returning *
  )
  insert into private.visit_counts
  select date_trunc('month', day)::date, event, path, source, device, outward_code, sum(n)
  from days group by 1, 2, 3, 4, 5, 6
  on conflict on constraint visit_counts_pkey do update set n = visit_counts.n + excluded.n;
  select true;
$$;
grant execute on function private.sum_old_visits to authenticated, service_role;

-- The numbers of /admin/numbers by `unit`, week or month: `periods` of a year, or of two; `compared`, visits of as many whole days of
-- this period and the last; the rest of twelve periods: the pages that most visits began on or an enquiry came of, and postcodes
-- that three asked for. Security definer: nobody reads the counters themselves.
create function private.visit_figures(unit text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  step constant interval := ('1 ' || unit)::interval;
  today constant date := (now() at time zone 'Europe/London')::date;
  this constant date := date_trunc(unit, today);
  last constant date := this - step;
  days constant int := least(today - this, this - last);
  lately constant date := this - step * 11;
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Owners and editors see the numbers';
  end if;
  return jsonb_build_object(
    'today', today,
    'periods', (
      select coalesce(jsonb_agg(to_jsonb(one) order by period, event, source), '[]') from (
        select
          date_trunc(unit, day)::date as period, event, case event when 'visit' then source else '' end as source,
          sum(n) as n, sum(n) filter (where device = 'touch') as touch
        from private.visit_counts where day >= this - step * case unit when 'month' then 24 else 52 end
        group by 1, 2, 3
      ) as one
    ),
    'compared', (
      select jsonb_build_object(
        'now', coalesce(sum(n) filter (where day >= this and day < this + days), 0),
        'before', coalesce(sum(n) filter (where day < last + days), 0)
      ) from private.visit_counts where event = 'visit' and day >= last
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(one) - 'rank' order by rank), '[]') from (
        select counted.*, row_number() over (order by visits desc, enquiries desc, path) as rank from (
          select
            path, coalesce(sum(n) filter (where event = 'visit'), 0) as visits,
            coalesce(sum(n) filter (where event = 'enquiry'), 0) as enquiries
          from private.visit_counts where day >= lately and event in ('visit', 'enquiry')
          group by path
        ) as counted
      ) as one where rank <= 20 or enquiries > 0
    ),
    'outside', (
      select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select outward_code, sum(n) as n from private.visit_counts
        where day >= lately and event = 'outside'
        group by outward_code having sum(n) >= 3 order by n desc, outward_code limit 20
      ) as one
    ),
    'waiting', exists (
      select from private.visit_counts where day < private.visits_kept_by_day() and extract(day from day) > 1
    )
  );
end;
$$;
grant execute on function private.visit_figures to authenticated;

-- The law of the build: some minutes after the last change of what visitors see, the host's build hook is called. Owners set the
-- hook; owners and editors read its state and start a build.

-- In which state each table is that visitors read: another after every write, and once a record has become public or ended, when
-- nobody writes anything. One small question tells an open page what has changed, and in how many seconds to look again,
-- whatever its own clock says. Security definer: the record itself is hidden from the caller.
create function private.content_state()
returns table (name text, version bigint, due_at timestamptz, due_in double precision)
language sql stable security definer set search_path = '' as $$
  select counted.name, counted.version, next.due_at, extract(epoch from next.due_at - now())
  from public.content_versions as counted, lateral private.next_publication(counted.name) as next (due_at);
$$;
grant execute on function private.content_state to anon, authenticated, service_role;

-- The address of a hook is a secret: anybody who knows it can start builds. No client reads it back.
create table private.site_build (
  is_only boolean primary key default true constraint site_build_is_only check (is_only),
  hook text
    constraint site_build_hook check (
      char_length(hook) <= 500 and hook ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}(/[!-~]*)?$'
    ),
  asked_at timestamptz,
  request_id bigint
);

alter table private.site_build enable row level security;
insert into private.site_build default values;

-- Sends the request by pg_net, as Supabase's own webhooks do; false where it cannot.
create function private.ask_for_build() returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  build private.site_build;
  request bigint;
begin
  select * into build from private.site_build;
  if build.hook is null
    or to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null
  then
    return false;
  end if;
  execute 'select net.http_post(url := $1)' into request using build.hook;
  update private.site_build set asked_at = now(), request_id = request;
  return true;
end;
$$;

-- Five minutes after the last change that no build has been asked for since.
create function private.build_due_at() returns timestamptz
language sql stable set search_path = '' as $$
  select max(changed_at) + interval '5 minutes' from public.content_versions
  having max(changed_at) > (select coalesce(asked_at, '-infinity') from private.site_build);
$$;

-- Asks once for many changes. Called every minute: by pg_cron where a project has it, and
-- by the open admin of any member of staff (docs/hosting.md).
create function private.ask_for_due_build() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.publish_due_drafts();
  update public.content_versions
  set version = version + 1, changed_at = greatest(changed_at, due_at), due_at = private.next_publication(name)
  where due_at <= now();
  -- One at a time: who waited sees what has been asked for meanwhile.
  perform from private.site_build for update;
  if private.build_due_at() < now() then
    perform private.ask_for_build();
  end if;
end;
$$;

-- What owners and editors read of it. The host's answer is kept by pg_net for some hours.
create function private.site_build() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  build private.site_build;
  answer jsonb;
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Owners and editors see the state of the build';
  end if;
  select * into build from private.site_build;
  if to_regclass('net._http_response') is not null then
    execute 'select jsonb_build_object(''status'', status_code, ''error'', error_msg)
      from net._http_response where id = $1' into answer using build.request_id;
  end if;
  return jsonb_build_object(
    'host', substring(build.hook from '^https://([^/]+)'),
    'can_ask', to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is not null,
    'asked_at', build.asked_at,
    'due_at', case when build.hook is not null then private.build_due_at() end,
    'answer', answer
  );
end;
$$;
grant execute on function private.site_build to authenticated;

create function private.set_build_hook(address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can set the build hook';
  end if;
  update private.site_build
  set hook = nullif(btrim(address), ''), asked_at = null, request_id = null;
  return true;
exception when check_violation then
  raise sqlstate 'PT422' using
    message = 'A build hook is an address that begins with https:// and a host’s name, at most 500 characters long';
end;
$$;
grant execute on function private.set_build_hook to authenticated;

create function private.rebuild_site() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Owners and editors rebuild the site';
  end if;
  perform from private.site_build for update;
  if exists (select from private.site_build where asked_at > now() - interval '1 minute') then
    raise sqlstate 'PT429' using message = 'A rebuild was asked for a moment ago';
  end if;
  if not private.ask_for_build() then
    raise sqlstate 'PT409' using
      message = 'No rebuild can be asked for: an owner sets the build hook, and the database needs pg_net';
  end if;
  return true;
end;
$$;
grant execute on function private.rebuild_site to authenticated;

-- The law of functions: which of those that run as their owner the API serves, and that nobody calls a function without a grant
-- by name.

-- Each function of `private` with a grant to the API's callers gets a function of the same name in public, which calls it as the
-- caller.
do $$
declare
  inner_one record;
begin
  for inner_one in
    select
      proname as name, pg_get_function_arguments(oid) as arguments, pg_get_function_result(oid) as result,
      case provolatile when 's' then 'stable' else 'volatile' end as volatility,
      case when proretset then '* from ' else '' end as every_row,
      (select string_agg('$' || number, ', ') from generate_series(1, pronargs) as number) as given,
      (select string_agg(grantee::regrole::text, ', ') from aclexplode(proacl) where grantee not in (0, proowner)) as callers
    from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and prosecdef
      and exists (select from aclexplode(proacl) where grantee = 'authenticated'::regrole)
    order by proname
  loop
    execute format(
      'create function public.%I(%s) returns %s language sql %s set search_path = '''' as ''select %sprivate.%I(%s)''',
      inner_one.name, inner_one.arguments, inner_one.result, inner_one.volatility,
      inner_one.every_row, inner_one.name, inner_one.given
    );
    execute format('grant execute on function public.%I to %s', inner_one.name, inner_one.callers);
  end loop;
end;
$$;

-- Postgres gives each new function to everybody; what is granted by name stays.
revoke all on all functions in schema public, private from public;
