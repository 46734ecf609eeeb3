-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.company
  add column review_url text;
alter table public.company
  add column review_check text;
alter table public.enquiries
  add column review_asked_at timestamp with time zone;
create or replace function private.keep_review_asked()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  asked timestamptz;
begin
  if new.status <> 'won' then
    raise sqlstate 'PT409' using message = 'Only for an enquiry that was won can a review be asked for';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.enquiries review_asked_at'));
  select max(review_asked_at) into asked from public.enquiries
  where review_asked_at > now() - interval '1 year'
    and (lower(email) = lower(new.email) or public.phone_digits(phone) = nullif(public.phone_digits(new.phone), '0'));
  if asked is not null then
    raise sqlstate 'PT409' using message = format(
      'Asked on %s. Nobody is asked twice within a year.', to_char(asked at time zone 'Europe/London', 'FMDD FMMonth YYYY')
    );
  end if;
  new.review_asked_at := now();
  return new;
end;
$function$;
create or replace function private.keep_submitted_values()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  free constant text[] := array['status', 'note', 'review_asked_at', 'created_at', 'updated_at', 'search_text'];
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise insufficient_privilege using
      message = 'Only the status and the note of an enquiry can be changed, and whether a review was asked for';
  end if;
  return new;
end;
$function$;
alter table public.company
  add constraint company_review_check_filled check ((review_check ~ '[^[:space:]]'::text)) not valid;
alter table public.company
  add constraint company_review_check_length check ((char_length(review_check) <= 600)) not valid;
alter table public.company
  add constraint company_review_url_length check ((char_length(review_url) <= 500)) not valid;
alter table public.company
  add constraint company_review_url_url check ((review_url ~ '^https:\/\/[^\s"<>\\]+$'::text)) not valid;
create trigger enquiries_keep_review_asked
  before update of review_asked_at on public.enquiries
  for each row
  when (((new.review_asked_at IS DISTINCT FROM old.review_asked_at) AND (new.review_asked_at IS NOT NULL)))
  execute function private.keep_review_asked();
revoke all on function private.keep_review_asked() from public;
grant execute on function private.keep_review_asked() to postgres;
