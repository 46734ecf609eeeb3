-- What the owner reads at a glance: enquiries a week over a year by service, how many became jobs, and how many were
-- answered within the promised 24 hours. Weeks begin on Monday in London. Not security definer: whoever may not read
-- enquiries counts none.
create function public.enquiry_figures() returns jsonb
language sql stable
set search_path = ''
as $$
  with weeks as (
    select
      date_trunc('week', created_at at time zone 'Europe/London')::date as week,
      coalesce(service, 'Other') as service,
      count(*) as received,
      count(*) filter (where status = 'won') as won,
      count(*) filter (where answered_at <= created_at + interval '24 hours') as in_time,
      count(*) filter (
        where coalesce(answered_at, now()) > created_at + interval '24 hours'
      ) as late
    from public.enquiries
    where created_at >= (
      date_trunc('week', now() at time zone 'Europe/London') - interval '52 weeks'
    ) at time zone 'Europe/London'
    group by 1, 2
  )
  select coalesce(jsonb_agg(to_jsonb(weeks) order by week, service), '[]') from weeks;
$$;

revoke execute on function public.enquiry_figures() from public;
grant execute on function public.enquiry_figures() to authenticated, service_role;
