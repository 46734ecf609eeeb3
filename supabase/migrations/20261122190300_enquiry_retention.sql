-- An enquiry is kept for a year. Staff remove what is older on one press; where a project has pg_cron it does so by
-- itself (docs/enquiries.md). Not security definer: the policies say who may delete.
create function public.delete_old_enquiries() returns integer
language sql volatile
set search_path = ''
as $$
  with deleted as (
    delete from public.enquiries
    where created_at < (
      date_trunc('day', now() at time zone 'UTC') - interval '1 year'
    ) at time zone 'UTC'
    returning 1
  )
  select count(*)::integer from deleted;
$$;

revoke execute on function public.delete_old_enquiries() from public;
grant execute on function public.delete_old_enquiries() to authenticated, service_role;

-- A British number however it is written: "+44 (0)121 496 0123" and "0121 496 0123" are the same.
create function public.phone_digits(phone text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(0044|44)?0?', '0');
$$;

create index enquiries_by_phone on public.enquiries (public.phone_digits(phone));

-- Everything that is kept of one person, the newest first: what came in under the e-mail address or the telephone
-- number; a blank one is nobody's. For the file that a person may ask for (UK GDPR, articles 15 and 20), and to show
-- what erasing would remove.
create function public.enquiries_of_person(person_email text, person_phone text) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(enquiry) - 'search_text' order by created_at desc), '[]')
  from public.enquiries as enquiry
  where lower(email) = lower(nullif(person_email, ''))
    or public.phone_digits(phone) = public.phone_digits(nullif(person_phone, ''));
$$;

revoke execute on function public.enquiries_of_person(text, text) from public;
grant execute on function public.enquiries_of_person(text, text) to authenticated, service_role;

-- Erases it (article 17), and says how many enquiries that were.
create function public.erase_person(person_email text, person_phone text) returns integer
language sql volatile
set search_path = ''
as $$
  with erased as (
    delete from public.enquiries
    where lower(email) = lower(nullif(person_email, ''))
      or public.phone_digits(phone) = public.phone_digits(nullif(person_phone, ''))
    returning 1
  )
  select count(*)::integer from erased;
$$;

revoke execute on function public.erase_person(text, text) from public;
grant execute on function public.erase_person(text, text) to authenticated, service_role;
