-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.activity (
  person text                     default null::text,
  day    date                     default null::date,
  before timestamp with time zone default null::timestamp with time zone
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
    from private.pictures_of(record) as picture
    -- A longer name is no file's.
    where char_length(picture.name) <= 300;
  end if;
end;
$function$;
create or replace function private.record_title (
  of_table text,
  record   jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case of_table
    when 'blog_posts' then record ->> 'title'
    when 'enquiries' then record ->> 'name'
    when 'pages' then case when record ->> 'path' = '/' then 'Home' else record ->> 'title' end
    when 'services' then record ->> 'title'
    when 'price_plans' then record ->> 'name'
    when 'job_sizes' then record ->> 'name'
    when 'testimonials' then record ->> 'name'
    when 'questions' then record ->> 'question'
    when 'team_members' then record ->> 'name'
    when 'blog_categories' then record ->> 'name'
    when 'menu' then record ->> 'label'
    when 'company' then record ->> 'name'
    when 'staff' then record ->> 'email'
  end;
$function$;
revoke all on function private.record_title(text, jsonb) from public;
grant execute on function private.record_title(text, jsonb) to postgres;

-- Pictures' uses keep the title that their record had when it was written.
update private.picture_uses set title = 'Home'
where table_name = 'pages' and row_id = (select id::text from public.pages where path = '/');
