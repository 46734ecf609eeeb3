-- The search of the inbox finds everything that stands in an enquiry. Behind what was written stand the reference, the
-- postcode and the telephone number once more without spaces and dashes, as people type them.
alter table public.enquiries drop column search_text;
alter table public.enquiries add column search_text text not null generated always as (
  lower(
    name || ' ' || coalesce(email, '') || ' ' || message || ' ' || coalesce(note, '')
    || ' ' || coalesce(service, '') || ' ' || coalesce(property_kind, '') || ' ' || coalesce(property_size, '')
    || ' ' || coalesce(frequency, '') || ' ' || coalesce(preferred_time, '') || ' ' || coalesce(estimate, '')
    || ' ' || reference || ' ' || replace(reference, '-', '')
    || ' ' || coalesce(postcode, '') || ' ' || replace(coalesce(postcode, ''), ' ', '')
    || ' ' || coalesce(phone, '') || ' ' || coalesce(public.phone_digits(phone), '')
  )
) stored;
