-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
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
  set version = version + 1, changed_at = greatest(changed_at, due_at), due_at = private.next_publication(name)
  where due_at <= now();
  select max(changed_at) into changed from public.content_versions;
  if changed < now() - interval '5 minutes'
    and exists (select from private.site_build where coalesce(asked_at, '-infinity') < changed)
  then
    perform private.ask_for_build();
  end if;
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
  where attrelid = format('public.%I', table_name)::regclass
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
create or replace function private.note_content_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  insert into public.content_versions (name, due_at)
  values (tg_table_name, private.next_publication(tg_table_name))
  on conflict (name) do update set
    version = content_versions.version + counted::integer,
    changed_at = case when counted then now() else content_versions.changed_at end,
    due_at = excluded.due_at;
  return null;
end;
$function$;
