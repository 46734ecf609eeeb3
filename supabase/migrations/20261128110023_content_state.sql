-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop function private.seconds_to_publication();
drop function public.seconds_to_publication();
create or replace function private.content_state()
  returns table (
    name    text,
    version bigint,
    due_at  timestamp with time zone,
    due_in  double precision
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select counted.name, counted.version, next.due_at, extract(epoch from next.due_at - now())
  from public.content_versions as counted, lateral private.next_publication(counted.name) as next (due_at);
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
  return due;
end;
$function$;
create or replace function public.content_state()
  returns table (
    name    text,
    version bigint,
    due_at  timestamp with time zone,
    due_in  double precision
  )
  language sql
  stable
  set search_path to ''
  AS $function$select * from private.content_state()$function$;
revoke all on function private.content_state() from public;
grant execute on function private.content_state() to anon, authenticated, postgres, service_role;
revoke all on function public.content_state() from public;
grant execute on function public.content_state() to anon, authenticated, postgres, service_role;
