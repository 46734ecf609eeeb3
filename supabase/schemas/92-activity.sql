-- The law of the log: what happened to people, for a year, and who did what, as owners read it.
-- What happened to records is in 03-history.sql.

-- Written by triggers alone.
create table public.staff_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  what text not null check (
    what in ('invited', 'revoked', 'joined', 'role', 'left', 'recovered', 'factor reset')
  ),
  -- Who did it; null: the secret key or the SQL editor.
  by_email text
    constraint staff_events_by_email_length check (char_length(by_email) <= 255),
  -- Whom it was about, as far as that was known.
  about_email text
    constraint staff_events_about_email_length check (char_length(about_email) <= 255),
  role text not null
    constraint staff_events_role check (role in ('owner', 'editor', 'author'))
);

create index staff_events_by_time on public.staff_events (happened_at desc);

alter table public.staff_events enable row level security;
grant select on public.staff_events to authenticated, service_role;
create policy "Owners read what happened to people" on public.staff_events for select to authenticated
  using ((select private.staff_role()) = 'owner');

-- Security definer: clients do not write the log.
create function private.keep_staff_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into public.staff_events (what, by_email, about_email, role)
  values (
    tg_argv[0], (select email from auth.users where id = (select auth.uid())),
    subject ->> 'email', subject ->> 'role'
  );
  delete from public.staff_events where happened_at < now() - interval '1 year';
  return null;
end;
$$;

create trigger invitations_keep_made after insert on public.invitations
  for each row execute function private.keep_staff_event('invited');
create trigger invitations_keep_revoked after update of revoked_at on public.invitations
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.keep_staff_event('revoked');
create trigger staff_keep_joined after insert on public.staff
  for each row execute function private.keep_staff_event('joined');
create trigger staff_keep_role after update of role on public.staff
  for each row when (old.role <> new.role)
  execute function private.keep_staff_event('role');
create trigger staff_keep_left after delete on public.staff
  for each row execute function private.keep_staff_event('left');

-- Who did what and when, the newest first, fifty at a time: from the history of records, as far as it is kept, and from
-- what happened to people. `day` is one of London; `before` is where the last fifty ended. A post that becomes public later is
-- scheduled, and not published yet. Security definer: an owner reads of everybody.
create function private.activity(
  person text default null, day date default null, before timestamptz default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
$$;
grant execute on function private.activity to authenticated;
