-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop function private.activity(text, date, timestamp with time zone);
drop function public.activity(text, date, timestamp with time zone);
create or replace function private.activity (
  person text                     default null::text,
  day    date                     default null::date,
  before timestamp with time zone default null::timestamp with time zone,
  last   text                     default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function public.activity (
  person text                     default null::text,
  day    date                     default null::date,
  before timestamp with time zone default null::timestamp with time zone,
  last   text                     default null::text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$select private.activity($1, $2, $3, $4)$function$;
revoke all on function private.activity(text, date, timestamp with time zone, text) from public;
grant execute
  on function private.activity(text, date, timestamp with time zone, text)
  to authenticated, postgres;
revoke all on function public.activity(text, date, timestamp with time zone, text) from public;
grant execute on function public.activity(text, date, timestamp with time zone, text) to authenticated, postgres;
