-- What visitors ask for through the site's forms (send_enquiry, the only way in) and what staff do about it. No history
-- is kept of it (keep_revision), so that what is erased is gone.
create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- What a person can say on the telephone.
  reference text not null
    constraint enquiries_reference_key unique
    constraint enquiries_reference_length check (char_length(reference) between 4 and 20),
  -- Made with the form: the same enquiry sent twice is one enquiry.
  idempotency_key uuid not null
    constraint enquiries_idempotency_key_key unique,
  name text not null
    constraint enquiries_name_length check (char_length(name) <= 100 and name ~ '[^[:space:]]'),
  email text
    constraint enquiries_email_format check (
      char_length(email) <= 254 and email ~ '^[^[:space:]@<>]+@[^[:space:]@<>]+$'
    ),
  phone text
    constraint enquiries_phone_length check (char_length(phone) between 5 and 40),
  service text
    constraint enquiries_service_length check (char_length(service) between 1 and 100),
  message text not null
    constraint enquiries_message_length check (
      char_length(message) <= 5000 and message ~ '[^[:space:]]'
    ),
  postcode text
    constraint enquiries_postcode_length check (char_length(postcode) between 1 and 10),
  property_kind text
    constraint enquiries_property_kind_length check (char_length(property_kind) between 1 and 100),
  property_size text
    constraint enquiries_property_size_length check (char_length(property_size) between 1 and 100),
  frequency text
    constraint enquiries_frequency_length check (char_length(frequency) between 1 and 100),
  preferred_time text
    constraint enquiries_preferred_time_length check (char_length(preferred_time) between 1 and 200),
  -- The guide price that the visitor was shown, in the words that he saw.
  estimate text
    constraint enquiries_estimate_length check (char_length(estimate) between 1 and 200),
  source text not null
    constraint enquiries_source check (source in ('home', 'contact')),
  status text not null default 'new'
    constraint enquiries_status check (status in ('new', 'answered', 'won', 'lost')),
  note text
    constraint enquiries_note_length check (char_length(note) <= 5000),
  -- When and by whom it was first answered; the address is kept beside the id, as in public.revisions.
  answered_at timestamptz,
  handled_by uuid references auth.users (id) on delete set null,
  handled_by_email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- In small letters, so that the search compares without folding every message again.
  search_text text not null generated always as (
    lower(name || ' ' || coalesce(email, '') || ' ' || message)
  ) stored,
  constraint enquiries_reachable check (email is not null or phone is not null)
);

create index enquiries_by_time on public.enquiries (created_at desc, id desc);
create index enquiries_by_status on public.enquiries (status, created_at desc);
create index enquiries_by_service on public.enquiries (service, created_at desc);
create index enquiries_by_email on public.enquiries (lower(email));

-- Staff say what became of an enquiry; what the visitor wrote stays as it was written. The triggers run in the order of
-- their names: this one sees what the client sent.
create function public.keep_what_was_asked() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  free constant text[] := array['status', 'note', 'created_at', 'updated_at', 'search_text'];
begin
  if current_user in ('anon', 'authenticated') and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise insufficient_privilege using message = 'Only the status and the note of an enquiry can be changed';
  end if;
  return new;
end;
$$;

create trigger enquiries_keep_what_was_asked
  before update on public.enquiries
  for each row execute function public.keep_what_was_asked();

-- Security definer: auth is not the client's to ask.
create function public.note_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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

revoke execute on function public.note_answer() from public;

create trigger enquiries_note_answer
  before update of status on public.enquiries
  for each row execute function public.note_answer();

create trigger enquiries_stamp_times
  before insert or update on public.enquiries
  for each row execute function public.stamp_times();

alter table public.enquiries enable row level security;

revoke all on public.enquiries from anon, authenticated;
grant select, update, delete on public.enquiries to authenticated;
grant all on public.enquiries to service_role;

create policy "Staff read enquiries" on public.enquiries
  for select to authenticated
  using ((select public.is_staff()));

create policy "Staff answer enquiries" on public.enquiries
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));

create policy "Staff delete enquiries" on public.enquiries
  for delete to authenticated
  using ((select public.is_staff()));
