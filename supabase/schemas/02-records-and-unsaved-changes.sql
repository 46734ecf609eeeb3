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
