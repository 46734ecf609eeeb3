-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.testimonials
  add column source text;
alter table public.testimonials
  add column source_url text;
alter table public.testimonials
  add column given_on date;
alter table public.testimonials
  add column service_id uuid;
alter table public.testimonials
  add column permission text;
alter table public.testimonials
  add column incentive text;
alter table public.testimonials
  add constraint testimonials_incentive_filled check ((incentive ~ '[^[:space:]]'::text)) not valid;
alter table public.testimonials
  add constraint testimonials_incentive_length check ((char_length(incentive) <= 80)) not valid;
alter table public.testimonials
  add constraint testimonials_permission_choice
    check ((permission = ANY (ARRAY['In writing'::text, 'In person'::text, 'By publishing it themselves'::text]))) not valid;
alter table public.testimonials
  add constraint testimonials_service_id_fkey foreign key (service_id) references public.services(id) on delete
    set null;
alter table public.testimonials
  add constraint testimonials_source_choice
    check
    ((source = ANY (ARRAY['Google'::text, 'Trustpilot'::text, 'Checkatrade'::text, 'E-mail'::text, 'In person'::text]))) not valid;
alter table public.testimonials
  add constraint testimonials_source_of_published check (((source IS NOT NULL) OR (NOT published))) not valid;
alter table public.testimonials
  add constraint testimonials_source_url_length check ((char_length(source_url) <= 500)) not valid;
alter table public.testimonials
  add constraint testimonials_source_url_url check ((source_url ~ '^https:\/\/[^\s"<>\\]+$'::text)) not valid;
create index testimonials_service_id on public.testimonials using btree (service_id);
-- What is there was told to us; the admin asks staff to complete it. What was deleted can be restored.
update public.testimonials
set source = 'In person', given_on = (created_at at time zone 'Europe/London')::date;
update public.revisions
set row = row || jsonb_build_object(
  'source', 'In person', 'given_on', ((row ->> 'created_at')::timestamptz at time zone 'Europe/London')::date
)
where table_name = 'testimonials' and not row ? 'source';
