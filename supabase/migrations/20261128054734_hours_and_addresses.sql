-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.company
  drop constraint company_opening_hours_friday_format;
alter table public.company
  drop constraint company_opening_hours_monday_format;
alter table public.company
  drop constraint company_opening_hours_saturday_format;
alter table public.company
  drop constraint company_opening_hours_sunday_format;
alter table public.company
  drop constraint company_opening_hours_thursday_format;
alter table public.company
  drop constraint company_opening_hours_tuesday_format;
alter table public.company
  drop constraint company_opening_hours_wednesday_format;
alter table public.invitations
  drop constraint invitations_email_format;
create or replace function private.invite (
  invited_role  text,
  invited_email text default null::text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can invite people';
  end if;
  insert into public.invitations (token_hash, role, email, invited_by, invited_by_email)
  select public.token_hash(token), invited_role, lower(private.tidy_email(invited_email)), users.id, users.email
  from auth.users where users.id = (select auth.uid());
  return token;
end;
$function$;
create or replace function private.send_enquiry (
  idempotency_key uuid,
  source          text,
  name            text,
  message         text,
  email           text    default null::text,
  phone           text    default null::text,
  service         text    default null::text,
  postcode        text    default null::text,
  property_kind   text    default null::text,
  property_size   text    default null::text,
  frequency       text    default null::text,
  preferred_time  text    default null::text,
  estimate        text    default null::text,
  website         text    default null::text,
  seconds_taken   integer default null::integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  asked public.enquiries;
  limits private.enquiry_limits;
  network text;
  from_sender text;
  refusal text;
  known text;
begin
  asked.idempotency_key := idempotency_key;
  asked.source := source;
  asked.name := private.one_line(name);
  asked.email := private.tidy_email(email);
  asked.phone := private.tidy_telephone(phone);
  asked.service := private.one_line(service);
  asked.message := nullif(regexp_replace(message, '^[[:space:]]+|[[:space:]]+$', '', 'g'), '');
  asked.postcode := private.tidy_postcode(postcode);
  asked.property_kind := private.one_line(property_kind);
  asked.property_size := private.one_line(property_size);
  asked.frequency := private.one_line(frequency);
  asked.preferred_time := private.one_line(preferred_time);
  asked.estimate := private.one_line(estimate);

  if website <> '' then
    raise sqlstate 'PT422' using
      message = 'This was filled in the way programs do it, so we have not taken it. If you are a person, please use one of the other ways.';
  end if;
  if seconds_taken < 2 then
    raise sqlstate 'PT422' using
      message = 'That was quicker than people type. Please send it once more.';
  end if;
  refusal := private.enquiry_refusal(asked);
  if refusal is not null then
    raise sqlstate 'PT422' using message = refusal;
  end if;

  -- One at a time: two requests at once neither make two of one enquiry nor pass a limit together.
  perform pg_advisory_xact_lock(hashtext('public.send_enquiry'));

  select reference into known from public.enquiries
  where enquiries.idempotency_key = asked.idempotency_key;
  if known is null then
    select reference into known from public.enquiries
    where created_at > now() - interval '15 minutes'
      and (
        enquiries.source, enquiries.name, enquiries.email, enquiries.phone, enquiries.service,
        enquiries.message, enquiries.postcode, enquiries.property_kind, enquiries.property_size,
        enquiries.frequency, enquiries.preferred_time
      ) is not distinct from (
        asked.source, asked.name, asked.email, asked.phone, asked.service,
        asked.message, asked.postcode, asked.property_kind, asked.property_size,
        asked.frequency, asked.preferred_time
      )
    limit 1;
  end if;
  if known is not null then
    return jsonb_build_object('reference', known);
  end if;

  select * into strict limits from private.enquiry_limits;
  network := private.sender_network(nullif(current_setting('request.headers', true), '')::json);
  from_sender := encode(sha256(convert_to(limits.salt || network, 'UTF8')), 'hex');
  delete from private.enquiry_senders where sent_at < now() - interval '1 day';
  if (
    select count(*) from private.enquiry_senders
    where sender = from_sender and sent_at > now() - interval '1 hour'
  ) >= limits.an_hour_from_one_sender then
    raise sqlstate 'PT429' using
      message = 'That is more than we take from one connection within an hour. Please try again later, or use one of the other ways.';
  end if;
  if (
    select count(*) from private.enquiry_senders where sent_at > now() - interval '1 hour'
  ) >= limits.an_hour_in_all then
    raise sqlstate 'PT429' using
      message = 'More enquiries are coming in than we can take this hour. Please try again later, or use one of the other ways.';
  end if;
  insert into private.enquiry_senders (sender) values (from_sender);

  loop
    insert into public.enquiries (
      reference, idempotency_key, source, name, email, phone, service, message, postcode,
      property_kind, property_size, frequency, preferred_time, estimate
    )
    values (
      private.new_reference(), asked.idempotency_key, asked.source, asked.name, asked.email,
      asked.phone, asked.service, asked.message, asked.postcode, asked.property_kind,
      asked.property_size, asked.frequency, asked.preferred_time, asked.estimate
    )
    on conflict (reference) do nothing
    returning reference into known;
    exit when known is not null;
  end loop;
  return jsonb_build_object('reference', known);
exception
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using
      message = 'One of the answers is longer than what fits. Please shorten it.';
end;
$function$;
create or replace function private.tidy_email (
  typed text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select nullif(
    regexp_replace(
      regexp_replace(typed, '[\u2018\u2019]', '''', 'g'),
      '[[:space:]\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]', '', 'g'
    ),
    ''
  );
$function$;
alter table public.company
  add constraint company_opening_hours_friday_format
    check
    (((opening_hours ->> 'friday'::text) ~
    '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'::text)) not valid;
alter table public.company
  add constraint company_opening_hours_monday_format
    check
    (((opening_hours ->> 'monday'::text) ~
    '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'::text)) not valid;
alter table public.company
  add constraint company_opening_hours_saturday_format
    check
    (((opening_hours ->> 'saturday'::text) ~
    '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'::text)) not valid;
alter table public.company
  add constraint company_opening_hours_sunday_format
    check
    (((opening_hours ->> 'sunday'::text) ~
    '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'::text)) not valid;
alter table public.company
  add constraint company_opening_hours_thursday_format
    check
    (((opening_hours ->> 'thursday'::text) ~
    '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'::text)) not valid;
alter table public.company
  add constraint company_opening_hours_tuesday_format
    check
    (((opening_hours ->> 'tuesday'::text) ~
    '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'::text)) not valid;
alter table public.company
  add constraint company_opening_hours_wednesday_format
    check
    (((opening_hours ->> 'wednesday'::text) ~
    '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'::text)) not valid;
alter table public.invitations
  add constraint invitations_email_format
    check
    (((char_length(email) <= 254) AND (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'::text))) not valid;
revoke all on function private.tidy_email(text) from public;
grant execute on function private.tidy_email(text) to postgres;
