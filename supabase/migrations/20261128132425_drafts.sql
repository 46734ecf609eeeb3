-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create table public.drafts (
  id                  uuid                     not null default gen_random_uuid(),
  table_name          text                     not null,
  record_id           uuid                     not null,
  author_id           uuid,
  changes             jsonb                    not null,
  base                jsonb                    not null,
  review_requested_at timestamp with time zone,
  publish_at          timestamp with time zone,
  scheduled_by        uuid,
  failed_at           timestamp with time zone,
  saved_by            uuid,
  saved_by_email      text,
  updated_at          timestamp with time zone not null default now(),
  constraint drafts_base_size
    check (((jsonb_typeof(base) = 'object'::text) AND (octet_length((base)::text) <= 900000))),
  constraint drafts_changes_size
    check (((jsonb_typeof(changes) = 'object'::text) AND (octet_length((changes)::text) <= 900000))),
  constraint drafts_one_a_record unique (table_name, record_id),
  constraint drafts_pkey primary key (id),
  constraint drafts_saved_by_email_length check ((char_length(saved_by_email) <= 255)),
  constraint drafts_table_name_length check (((char_length(table_name) >= 1) AND (char_length(table_name) <= 63)))
);
alter table public.drafts
  enable row level security;
create or replace function private.apply_draft (
  draft public.drafts
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  current jsonb;
  based jsonb;
  columns text;
begin
  execute format(
    'select to_jsonb(kept), to_jsonb(jsonb_populate_record(kept, $2)) from public.%I as kept where id = $1 for update',
    draft.table_name
  ) into current, based using draft.record_id, draft.base;
  if current is null then
    raise insufficient_privilege using message = 'Your role may not publish changes to it';
  end if;
  if current <> based then
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
$function$;
create or replace function private.as_drafted (
  record   anyelement,
  of_table text,
  of_id    uuid
)
  returns anyelement
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_populate_record(record, coalesce((
    select changes from public.drafts where table_name = of_table and record_id = of_id
  ), '{}'));
$function$;
create or replace function private.ask_for_due_build()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed timestamptz;
begin
  perform private.publish_due_drafts();
  update public.content_versions
  set version = version + 1, changed_at = due_at, due_at = private.next_publication(name)
  where due_at <= now();
  select max(changed_at) into changed from public.content_versions;
  if changed < now() - interval '5 minutes'
    and exists (select from private.site_build where coalesce(asked_at, '-infinity') < changed)
  then
    perform private.ask_for_build();
  end if;
end;
$function$;
create or replace function private.drop_draft()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.drafts where table_name = tg_table_name and record_id = old.id;
  return null;
end;
$function$;
create or replace function private.keep_picture_uses (
  of_table text,
  of_row   text,
  record   jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
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
  record_id constant text := record_row ->> 'id';
  -- A draft that is due is published in the name of who scheduled it, at anybody's request.
  author constant uuid := coalesce(nullif(current_setting('history.author', true), '')::uuid, (select auth.uid()));
begin
  -- An update that changes nothing but the time is no version.
  if tg_op = 'UPDATE' and new_row - 'updated_at' = old_row - 'updated_at' then
    return null;
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
create or replace function private.next_publication (
  table_name text
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  moments text;
  due timestamptz;
begin
  select string_agg(
    format(
      case atttypid when 'timestamptz[]'::regtype
        then 'select min(moment) as moment from public.%2$I, unnest(%1$I) as moment where moment > now()'
        else 'select min(%1$I) as moment from public.%2$I where %1$I > now() and isfinite(%1$I)'
      end, attname, table_name
    ), ' union all '
  ) into moments
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass
    and attname in ('published_at', 'published_until', 'section_moments', 'shown_from', 'shown_until');
  if moments is not null then
    execute format('select min(moment) from (%s) as moments', moments) into due;
  end if;
  return least(due, (
    select min(publish_at) from public.drafts where drafts.table_name = next_publication.table_name
  ));
end;
$function$;
create or replace function private.note_pictures_of_draft()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  draft constant public.drafts := coalesce(new, old);
  record jsonb;
begin
  execute format('select to_jsonb(kept) from public.%I as kept where id = $1', draft.table_name)
    into record using draft.record_id;
  perform private.keep_picture_uses(draft.table_name, draft.record_id::text, record - 'search_text');
  return null;
end;
$function$;
create or replace function private.preview_page (
  token text
)
  returns SETOF public.pages
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (private.as_drafted(page, 'pages', page.id)).*
  from public.pages as page where id = (select page_id from private.preview_of(token));
$function$;
create or replace function private.preview_post (
  token text
)
  returns SETOF public.blog_posts
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (private.as_drafted(post, 'blog_posts', post.id)).*
  from public.blog_posts as post where id = (select post_id from private.preview_of(token));
$function$;
create or replace function private.publish_due_drafts()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  raise sqlstate 'PT404' using message = 'The record has been deleted meanwhile';
end;
$function$;
create or replace function public.publish_draft (
  draft uuid,
  as_of timestamp with time zone
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;
create or replace function public.publish_due_drafts()
  returns void
  language sql
  set search_path to ''
  AS $function$select private.publish_due_drafts()$function$;
create index drafts_due on public.drafts using btree (publish_at)
  where (publish_at is not null);
create trigger blog_posts_drop_draft
  after delete on public.blog_posts
  for each row
  execute function private.drop_draft();
create trigger drafts_end_review
  before insert or update on public.drafts
  for each row
  when (((new.publish_at IS NOT NULL) AND (new.review_requested_at IS NOT NULL)))
  execute function private.end_review();
create trigger drafts_keep_id
  before insert or update of id on public.drafts
  for each row
  execute function private.keep_id();
create trigger drafts_note_pictures
  after insert or delete or update of changes on public.drafts
  for each row
  execute function private.note_pictures_of_draft();
create trigger drafts_stamp_review
  before insert or update of review_requested_at on public.drafts
  for each row
  execute function private.stamp_review();
create trigger drafts_stamp
  before insert or update on public.drafts
  for each row
  execute function private.stamp_draft();
create trigger pages_drop_draft
  after delete on public.pages
  for each row
  execute function private.drop_draft();
create policy "Staff begin drafts, authors those of theirs" on public.drafts
  for insert
  to authenticated
  with
    check
    ((( SELECT private.is_staff() AS is_staff) OR ((author_id = ( SELECT auth.uid() AS uid)) AND (( SELECT
    private.staff_role() AS staff_role) = 'author'::text) AND (publish_at IS NULL))));
create policy "Staff change drafts, authors those of theirs" on public.drafts
  for update
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text) AND (publish_at is null))));
create policy "Staff read drafts, authors those of theirs" on public.drafts
  for select
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text))));
create policy "Staff throw drafts away, authors those of theirs" on public.drafts
  for delete
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text) AND (publish_at is null))));
revoke all on function private.apply_draft(public.drafts) from public;
grant execute on function private.apply_draft(public.drafts) to authenticated, postgres, service_role;
revoke all on function private.as_drafted(anyelement, text, uuid) from public;
grant execute on function private.as_drafted(anyelement, text, uuid) to postgres;
revoke all on function private.drop_draft() from public;
grant execute on function private.drop_draft() to postgres;
revoke all on function private.note_pictures_of_draft() from public;
grant execute on function private.note_pictures_of_draft() to postgres;
revoke all on function private.publish_due_drafts() from public;
grant execute on function private.publish_due_drafts() to anon, authenticated, postgres, service_role;
revoke all on function private.stamp_draft() from public;
grant execute on function private.stamp_draft() to postgres;
revoke all on function public.publish_draft(uuid, timestamp with time zone) from public;
grant execute
  on function public.publish_draft(uuid, timestamp with time zone)
  to authenticated, postgres, service_role;
revoke all on function public.publish_due_drafts() from public;
grant execute on function public.publish_due_drafts() to anon, authenticated, postgres, service_role;
grant delete, insert, select, update on table public.drafts to authenticated;
grant all on table public.drafts to postgres, service_role;
