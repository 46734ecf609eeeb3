-- The law of what comes from visitors: that they came (count_visit), what they ask for through the site's forms (send_enquiry),
-- each the only way in, the limits of that, and what staff do about it. No history is kept of it, so that what is erased is gone.

-- Beside the columns of its fields.
alter table public.enquiries
  -- What a person can say on the telephone.
  add constraint enquiries_reference_key unique (reference),
  -- Made with the form: the same enquiry sent twice is one enquiry.
  add column idempotency_key uuid not null constraint enquiries_idempotency_key_key unique,
  -- By whom it was first answered; the address is kept beside the id, as in public.revisions.
  add column handled_by uuid references auth.users (id) on delete set null,
  -- What the inbox searches, in small letters; reference, postcode and telephone number also without spaces and dashes, as people
  -- type them.
  add column search_text text not null generated always as (
    private.plain_letters(
      name || ' ' || coalesce(email, '') || ' ' || message || ' ' || coalesce(note, '')
      || ' ' || coalesce(service, '') || ' ' || coalesce(property_kind, '') || ' ' || coalesce(property_size, '')
      || ' ' || coalesce(frequency, '') || ' ' || coalesce(preferred_time, '') || ' ' || coalesce(estimate, '')
      || ' ' || reference || ' ' || replace(reference, '-', '')
      || ' ' || coalesce(postcode, '') || ' ' || replace(coalesce(postcode, ''), ' ', '')
      || ' ' || coalesce(phone, '') || ' ' || coalesce(public.phone_digits(phone), '')
    )
  ) stored,
  add constraint enquiries_reachable check (email is not null or phone is not null);

create index enquiries_by_time on public.enquiries (created_at desc, id desc);
create index enquiries_by_status on public.enquiries (status, created_at desc);
create index enquiries_by_service on public.enquiries (service, created_at desc);
create index enquiries_by_email on public.enquiries (lower(email));
create index enquiries_by_phone on public.enquiries (public.phone_digits(phone));
create index enquiries_handled_by on public.enquiries (handled_by);

-- Staff change status and note; what the visitor submitted is read-only. Triggers run in the order of their names: this one sees
-- what the client sent.
create function private.keep_submitted_values() returns trigger
language plpgsql set search_path = '' as $$
declare
  free constant text[] := array['status', 'note', 'review_asked_at', 'created_at', 'updated_at', 'search_text'];
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise insufficient_privilege using
      message = 'Only the status and the note of an enquiry can be changed, and whether a review was asked for';
  end if;
  return new;
end;
$$;

create trigger enquiries_keep_submitted_values before update on public.enquiries
  for each row execute function private.keep_submitted_values();

-- Who answered it first, and when. Security definer: clients do not read auth.
create function private.stamp_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'new' then
    new.answered_at := null;
    new.handled_by := null;
    new.handled_by_email := null;
  elsif old.status = 'new' then
    new.answered_at := now();
    new.handled_by := (select auth.uid());
    new.handled_by_email := (select email from auth.users where id = new.handled_by);
  end if;
  return new;
end;
$$;

create trigger enquiries_stamp_answer before update of status on public.enquiries
  for each row execute function private.stamp_answer();

-- When a customer was asked for a review: now, or not at all; once a year, with whichever of their enquiries, one at a time.
create function private.keep_review_asked() returns trigger
language plpgsql set search_path = '' as $$
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
$$;

create trigger enquiries_keep_review_asked before update of review_asked_at on public.enquiries
  for each row when (new.review_asked_at is distinct from old.review_asked_at and new.review_asked_at is not null)
  execute function private.keep_review_asked();

alter table public.enquiries enable row level security;
grant select, update, delete on public.enquiries to authenticated;
grant all on public.enquiries to service_role;
create policy "Staff read enquiries" on public.enquiries for select to authenticated
  using ((select private.is_staff()));
create policy "Staff answer enquiries" on public.enquiries for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete enquiries" on public.enquiries for delete to authenticated
  using ((select private.is_staff()));

-- How many enquiries are taken; a running project changes its row (docs/enquiries.md). The salt makes what is kept of an address
-- worth nothing elsewhere.
create table private.enquiry_limits (
  only_row boolean primary key default true constraint enquiry_limits_only_row check (only_row),
  an_hour_from_one_sender integer not null default 6,
  an_hour_in_all integer not null default 60,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
    constraint enquiry_limits_salt_length check (char_length(salt) between 16 and 200)
);

insert into private.enquiry_limits default values;

-- Senders of enquiries, as salted hashes; null: no address was known. Rows older than a day are deleted with the next enquiry.
create table private.enquiry_senders (
  sender text
    constraint enquiry_senders_sender_format check (sender ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz not null default now(),
  id bigint generated always as identity primary key
);

create index enquiry_senders_by_time on private.enquiry_senders (sent_at);

-- The network of a request, as Supabase's gateway reports it: Cloudflare's header, which no client can set there, or
-- the first of the forwarded addresses. Of an IPv6 address the network, which is what one customer has. Anything else
-- is no address, and only the limit for all holds.
create function private.sender_network(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  address := btrim(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
  return case
    when family(address) = 6 then network(set_masklen(address, 64))::text
    else host(address)
  end;
exception
  when invalid_text_representation then return null;
end;
$$;

-- One line without signs that a mail header or a spreadsheet could take for its own; null when nothing is left.
create function private.one_line(answer text) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(regexp_replace(answer, '[[:cntrl:][:space:]]+', ' ', 'g')), '');
$$;

-- Telephone numbers and postcodes as they are kept (src/shared/formats/telephone.ts, src/shared/formats/postcode.ts).
create function private.tidy_telephone(typed text) returns text
language sql immutable set search_path = '' as $$
  select private.one_line(
    regexp_replace(
      regexp_replace(
        regexp_replace(typed, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'),
        '[\u2010-\u2015\u2e3a\u2e3b\ufe58\ufe63\uff0d]', '-', 'g'
      ),
      '[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]', ' ', 'g'
    )
  );
$$;

create function private.tidy_postcode(typed text) returns text
language sql immutable set search_path = '' as $$
  select case
    when letters ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$' then regexp_replace(letters, '(.{3})$', ' \1')
    else upper(private.one_line(typed))
  end
  from (select upper(regexp_replace(typed, '[[:space:]\u00a0]', '', 'g')) as letters) as without_blanks;
$$;

-- Three letters and four digits, none of which is taken for another on the telephone.
create function private.new_reference() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('FHKLQRWXY', 1 + floor(random() * 9)::int, 1), '')
    || '-' || lpad(floor(random() * 10000)::int::text, 4, '0')
  from generate_series(1, 3);
$$;

-- Why an answer cannot be taken, in words for the visitor, by the rule that it breaks or the column that is empty.
create function private.enquiry_refusal(broken text) returns text
language sql immutable set search_path = '' as $$
  select case
    when broken = 'name' then 'Please tell us your name.'
    when broken = 'enquiries_name_length' then 'Your name is longer than the 100 characters that fit.'
    when broken = 'enquiries_reachable'
      then 'Please give us a telephone number or an e-mail address, so that we can answer.'
    when starts_with(broken, 'enquiries_email') then 'Please check your e-mail address: it does not look complete.'
    when starts_with(broken, 'enquiries_phone') then 'Please check your telephone number: it does not look complete.'
    when broken = 'message' then 'Please tell us what you would like done.'
    when broken = 'enquiries_message_length'
      then 'Your message is longer than the 5,000 characters that fit. Please shorten it.'
    else 'One of the answers is longer than what fits. Please shorten it.'
  end;
$$;

-- Takes an enquiry and returns its reference. The same enquiry again, by its key or word for word within a quarter of
-- an hour, gets the reference of the first. Security definer: visitors can neither read nor write the table.
create function private.send_enquiry(
  idempotency_key uuid,
  source text,
  name text,
  message text,
  email text default null,
  phone text default null,
  service text default null,
  postcode text default null,
  property_kind text default null,
  property_size text default null,
  frequency text default null,
  preferred_time text default null,
  estimate text default null,
  -- A hidden field (honeypot): only programs fill it in.
  website text default null,
  -- From the opening of the page to the press of the button.
  seconds_taken integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked public.enquiries;
  limits private.enquiry_limits;
  network text;
  from_sender text;
  known text;
  broken text;
  empty text;
begin
  -- Before anything is made of it, and before others wait for it: megabytes take seconds.
  if octet_length(concat(
    source, name, email, phone, service, message, postcode, property_kind, property_size, frequency, preferred_time, estimate
  )) > 60000 then
    raise sqlstate 'PT422' using message = private.enquiry_refusal('enquiries_message_length');
  end if;
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
    get stacked diagnostics broken = constraint_name, empty = column_name;
    raise sqlstate 'PT422' using message = private.enquiry_refusal(coalesce(nullif(broken, ''), empty));
end;
$$;
grant execute on function private.send_enquiry to anon, authenticated, service_role;

-- The figures over the inbox: enquiries a week over a year by service, how many became jobs, and how many were
-- answered within the promised 24 hours. Weeks begin on Monday in London. Not security definer: who may not read
-- enquiries counts none.
create function public.enquiry_figures() returns jsonb
language sql stable set search_path = '' as $$
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
grant execute on function public.enquiry_figures to authenticated, service_role;

-- Visits are counted and nobody is watched: each adds one to counters of its day, and nothing is kept of the visit itself, no
-- address, no code made from one, no time of day. The API does not serve the table.
create table private.visit_counts (
  -- Of London; the first of its month for what is older than visits_kept_by_day().
  day date not null,
  event text not null constraint visit_counts_event_known
    check (event in ('visit', 'tel', 'mailto', 'wa.me', 'form', 'enquiry', 'outside')),
  -- Where the visit began and where it came from; '' if that is not known, and for a postcode.
  path text not null constraint visit_counts_path_length check (char_length(path) <= 300),
  source text not null constraint visit_counts_source_known check (source in (
    '', 'direct', 'website', 'maps', 'google', 'bing', 'facebook', 'instagram', 'nextdoor', 'checkatrade', 'yell'
  )),
  device text not null constraint visit_counts_device_known check (device in ('', 'touch', 'mouse')),
  -- Of the event 'outside': the first half of a postcode that is not served.
  outward_code text not null constraint visit_counts_outward_code_format
    check (outward_code ~ case event when 'outside' then '^[A-Z]{1,2}[0-9][A-Z0-9]?$' else '^$' end),
  n integer not null,
  primary key (day, event, path, source, device, outward_code)
);

-- How much is counted; change the numbers here. With one_in = 10 a build counts one visit in ten (VITE_STATISTICS_ONE_IN), and
-- each counts for ten.
create table private.visit_limits (
  only_row boolean primary key default true constraint visit_limits_only_row check (only_row),
  a_minute integer not null default 600,
  counters_a_day integer not null default 3000,
  one_in integer not null default 1,
  minute timestamptz not null default now(),
  counted integer not null default 0
);

insert into private.visit_limits default values;

-- Adds one to a counter, or does nothing: what the table refuses, names no page of the site or comes too often is not counted, and
-- the answer is the same. Security definer: visitors can neither read nor write the counters.
create function private.count_visit(event text, path text, source text, device text, outward_code text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
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
$$;
grant execute on function private.count_visit to anon, authenticated, service_role;

-- From this day on visits are kept by day; before it by month.
create function private.visits_kept_by_day() returns date
language sql stable set search_path = '' as $$
  select date_trunc('month', (now() at time zone 'Europe/London') - interval '13 months')::date;
$$;

-- Security definer: nobody reaches the counters.
create function private.sum_old_visits() returns boolean
language sql volatile security definer set search_path = '' as $$
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
$$;
grant execute on function private.sum_old_visits to authenticated, service_role;

-- The numbers of /admin/numbers by `unit`, week or month: `periods` of a year, or of two; `compared`, visits of as many whole days of
-- this period and the last; the rest of twelve periods: the pages that most visits began on or an enquiry came of, and postcodes
-- that three asked for. Security definer: nobody reads the counters themselves.
create function private.visit_figures(unit text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
$$;
grant execute on function private.visit_figures to authenticated;
