-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
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
$function$;
