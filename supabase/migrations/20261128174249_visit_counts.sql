-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create table private.visit_counts (
  day          date    not null,
  event        text    not null,
  path         text    not null,
  source       text    not null,
  device       text    not null,
  outward_code text    not null,
  n            integer not null,
  constraint visit_counts_device_known check ((device = ANY (ARRAY[''::text, 'touch'::text, 'mouse'::text]))),
  constraint visit_counts_event_known
    check
    ((event = ANY (ARRAY['visit'::text, 'tel'::text, 'mailto'::text, 'wa.me'::text, 'form'::text, 'enquiry'::text,
    'outside'::text]))),
  constraint visit_counts_outward_code_format check ((outward_code ~
CASE event
    WHEN 'outside'::text THEN '^[A-Z]{1,2}[0-9][A-Z0-9]?$'::text
    ELSE '^$'::text
END)),
  constraint visit_counts_path_length check ((char_length(path) <= 300)),
  constraint visit_counts_pkey primary key (day, event, path, source, device, outward_code),
  constraint visit_counts_source_known
    check
    ((source = ANY (ARRAY[''::text, 'direct'::text, 'website'::text, 'maps'::text, 'google'::text, 'bing'::text,
    'facebook'::text, 'instagram'::text, 'nextdoor'::text, 'checkatrade'::text, 'yell'::text])))
);
create table private.visit_limits (
  only_row       boolean                  not null default true,
  a_minute       integer                  not null default 600,
  counters_a_day integer                  not null default 3000,
  one_in         integer                  not null default 1,
  minute         timestamp with time zone not null default now(),
  counted        integer                  not null default 0,
  constraint visit_limits_only_row check (only_row),
  constraint visit_limits_pkey primary key (only_row)
);
create or replace function private.count_visit (
  event        text,
  path         text,
  source       text,
  device       text,
  outward_code text default ''::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.is_public_path (
  path text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.sum_old_visits()
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.visit_figures (
  unit text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  step constant interval := ('1 ' || unit)::interval;
  today constant date := (now() at time zone 'Europe/London')::date;
  this constant date := date_trunc(unit, today);
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
    'before', (
      select coalesce(jsonb_object_agg(event, n), '{}') from (
        select event, sum(n) as n from private.visit_counts
        where day >= this - step and day <= today - step and day < this group by event
      ) as one
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select
          path, coalesce(sum(n) filter (where event = 'visit'), 0) as visits,
          coalesce(sum(n) filter (where event = 'enquiry'), 0) as enquiries
        from private.visit_counts where day >= lately and event in ('visit', 'enquiry')
        group by path order by visits desc, enquiries desc, path limit 20
      ) as one
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
$function$;
create or replace function private.visits_kept_by_day()
  returns date
  language sql
  stable
  set search_path to ''
  AS $function$
  select date_trunc('month', (now() at time zone 'Europe/London') - interval '13 months')::date;
$function$;
create or replace function public.count_visit (
  event        text,
  path         text,
  source       text,
  device       text,
  outward_code text default ''::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$select private.count_visit($1, $2, $3, $4, $5)$function$;
create or replace function public.delete_old_records (
  of_table text default null::text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  kept record;
  ids uuid[];
  report jsonb := '[]';
begin
  perform private.delete_stale_changes();
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
$function$;
create or replace function public.sum_old_visits()
  returns boolean
  language sql
  set search_path to ''
  AS $function$select private.sum_old_visits()$function$;
create or replace function public.visit_figures (
  unit text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$select private.visit_figures($1)$function$;
revoke all on function private.count_visit(text, text, text, text, text) from public;
grant execute
  on function private.count_visit(text, text, text, text, text)
  to anon, authenticated, postgres, service_role;
revoke all on function private.is_public_path(text) from public;
grant execute on function private.is_public_path(text) to postgres;
revoke all on function private.sum_old_visits() from public;
grant execute on function private.sum_old_visits() to authenticated, postgres, service_role;
revoke all on function private.visit_figures(text) from public;
grant execute on function private.visit_figures(text) to authenticated, postgres;
revoke all on function private.visits_kept_by_day() from public;
grant execute on function private.visits_kept_by_day() to postgres;
revoke all on function public.count_visit(text, text, text, text, text) from public;
grant execute
  on function public.count_visit(text, text, text, text, text)
  to anon, authenticated, postgres, service_role;
revoke all on function public.sum_old_visits() from public;
grant execute on function public.sum_old_visits() to authenticated, postgres, service_role;
revoke all on function public.visit_figures(text) from public;
grant execute on function public.visit_figures(text) to authenticated, postgres;
grant all on table private.visit_counts to postgres;
grant all on table private.visit_limits to postgres;
insert into private.visit_limits (one_in, counted, a_minute, only_row, counters_a_day) values ('1', '0', '600', 'true', '3000')
  on conflict (only_row) do update set one_in = excluded.one_in, counted = excluded.counted, a_minute = excluded.a_minute, counters_a_day = excluded.counters_a_day;
