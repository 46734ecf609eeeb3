-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.is_public (
  record jsonb
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when record ? 'published_at' then
      coalesce((record ->> 'published_at')::timestamptz <= now(), false)
      and coalesce((record ->> 'published_until')::timestamptz > now(), true)
    when record ? 'published' then (record -> 'published') <> 'false'
    else true
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
$function$;
