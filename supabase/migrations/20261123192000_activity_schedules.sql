-- A post that becomes public later is scheduled, and not published yet.
create or replace function public.activity(
  person text default null, day date default null, before timestamptz default null
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  since constant timestamptz := day::timestamp at time zone 'Europe/London';
  until constant timestamptz := least(before, (day + 1)::timestamp at time zone 'Europe/London');
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
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc), '[]') from (
        (
          select
            'record-' || saved.id as id, saved.saved_at as at, saved.saved_by_email as who,
            saved.table_name as about, saved.row_id,
            coalesce(saved.row ->> 'title', saved.row ->> 'name', saved.row ->> 'question') as title,
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
            null as role
          from (
            select *, (row ->> 'published_at')::timestamptz as public_from from public.revisions
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
          order by saved.saved_at desc limit 50
        )
        union all
        (
          select
            'person-' || id, happened_at, by_email, 'staff', null, about_email, what, role
          from public.staff_events
          where (person is null or by_email = person)
            and (since is null or happened_at >= since)
            and (until is null or happened_at < until)
          order by happened_at desc limit 50
        )
        order by at desc limit 50
      ) as entry
    )
  );
end;
$$;
