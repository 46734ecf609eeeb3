-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop trigger price_plans_keep_costed_as on public.price_plans;
drop trigger services_keep_costed_as on public.services;
alter table public.price_plans
  drop constraint price_plans_costed_as_format;
alter table public.services
  drop constraint services_costed_as_format;
drop function private.keep_costed_as();
create table public.job_sizes (
  id         uuid                     not null default gen_random_uuid(),
  name       text                     not null,
  kinds      text[]                   not null default '{}'::text[],
  position   text                     collate pg_catalog."C" not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint job_sizes_kinds_count
    check
    (((COALESCE(array_ndims(kinds), 1) = 1) AND (cardinality(kinds) <= 12) AND (array_position(kinds, NULL::text) IS
    NULL))),
  constraint job_sizes_kinds_filled check ((cardinality(kinds) > 0)),
  constraint job_sizes_kinds_texts
    check
    (((array_position(kinds, ''::text) IS NULL) AND (array_to_string(kinds, ''::text) !~ '[\n\r]'::text) AND
    (array_to_string(kinds, chr(10)) !~ '[^\n]{61}'::text))),
  constraint job_sizes_name_filled check ((name ~ '[^[:space:]]'::text)),
  constraint job_sizes_name_key unique (name),
  constraint job_sizes_name_length check ((char_length(name) <= 60)),
  constraint job_sizes_pkey primary key (id),
  constraint job_sizes_position_length check (((char_length(position) >= 1) AND (char_length(position) <= 1000)))
);
alter table public.job_sizes
  enable row level security;
alter table public.services
  add column hourly_price uuid;
alter table public.services
  add column least_price uuid;
alter table public.services
  add column hours jsonb not null default '[]'::jsonb;
alter table public.services
  add constraint services_hourly_price_fkey foreign key (hourly_price) references public.price_plans(id);
alter table public.services
  add constraint services_hours_count check ((
CASE jsonb_typeof(hours)
    WHEN 'array'::text THEN jsonb_array_length(hours)
    ELSE 0
END <= 30)) not valid;
alter table public.services
  add constraint services_hours_size
    check
    (((jsonb_typeof(hours) = 'array'::text) AND (octet_length((hours)::text) <= 100000) AND (NOT
    jsonb_path_exists(hours, 'strict $.**{10}'::jsonpath)))) not valid;
alter table public.services
  add constraint services_least_price_fkey foreign key (least_price) references public.price_plans(id);
create index services_hourly_price on public.services using btree (hourly_price);
create index services_least_price on public.services using btree (least_price);
create trigger job_sizes_keep_id
  before insert or update of id on public.job_sizes
  for each row
  execute function private.keep_id();
create trigger job_sizes_keep_revisions
  after insert or delete or update on public.job_sizes
  for each row
  execute function private.keep_revision();
create trigger job_sizes_note_delete
  after delete on public.job_sizes referencing OLD table as changed
  for each STATEMENT
  execute function private.note_content_change();
create trigger job_sizes_note_insert
  after insert on public.job_sizes referencing NEW table as changed
  for each STATEMENT
  execute function private.note_content_change();
insert into public.content_versions (name) select 'job_sizes' where exists (select from public.job_sizes)
  on conflict do nothing;
create trigger job_sizes_note_update
  after update on public.job_sizes referencing OLD table as former NEW table as changed
  for each STATEMENT
  execute function private.note_content_change();
create trigger job_sizes_stamp_times
  before insert or update on public.job_sizes
  for each row
  execute function private.stamp_times();
create trigger job_sizes_stay_for_services_hours_job_sizes
  after delete on public.job_sizes
  for each row
  execute function private.refuse_referenced('services', 'hours', '$[*]."size"[*]');
create trigger services_hours_job_sizes_are_there
  after insert or update of hours on public.services
  for each row
  execute function private.check_references('hours', 'job_sizes', '$[*]."size"[*]');
create policy "Everyone reads it" on public.job_sizes
  for select
  to anon, authenticated
  using (true);
create policy "Staff add to it" on public.job_sizes
  for insert
  to authenticated
  with check (( SELECT private.is_staff() AS is_staff));
create policy "Staff change it" on public.job_sizes
  for update
  to authenticated
  using (( select private.is_staff() as is_staff));
create policy "Staff delete from it" on public.job_sizes
  for delete
  to authenticated
  using (( select private.is_staff() as is_staff));
grant select on table public.job_sizes to anon;
grant delete, insert, select, update on table public.job_sizes to authenticated;
grant all on table public.job_sizes to postgres, service_role;
-- By hand: a project that has services keeps the guide prices that stood in code, by the names that prices and services had there.
insert into public.job_sizes (id, name, kinds, position)
select * from (values
  ('c0a1000a-0000-4000-8000-000000000001'::uuid, '1 bedroom', array['Flat', 'House'], 'a0'),
  ('c0a1000a-0000-4000-8000-000000000002'::uuid, '2 bedrooms', array['Flat', 'House'], 'a1'),
  ('c0a1000a-0000-4000-8000-000000000003'::uuid, '3 bedrooms', array['Flat', 'House'], 'a2'),
  ('c0a1000a-0000-4000-8000-000000000004'::uuid, '4 bedrooms', array['Flat', 'House'], 'a3'),
  ('c0a1000a-0000-4000-8000-000000000005'::uuid, '5 or more bedrooms', array['Flat', 'House'], 'a4'),
  ('c0a1000a-0000-4000-8000-000000000006'::uuid, 'Up to 100 m²', array['Office', 'Shop, surgery or other workplace'], 'a5'),
  ('c0a1000a-0000-4000-8000-000000000007'::uuid, '100 to 250 m²', array['Office', 'Shop, surgery or other workplace'], 'a6'),
  ('c0a1000a-0000-4000-8000-000000000008'::uuid, '250 to 500 m²', array['Office', 'Shop, surgery or other workplace'], 'a7'),
  ('c0a1000a-0000-4000-8000-000000000009'::uuid, 'More than 500 m²', array['Office', 'Shop, surgery or other workplace'], 'a8')
) as former
where exists (select from public.services);
with costings (service, hourly, least, hours) as (
  values
    ('residential', 'basic', null, '[{"size": "c0a1000a-0000-4000-8000-000000000001", "least": 2, "most": 2}, {"size": "c0a1000a-0000-4000-8000-000000000002", "least": 2, "most": 3}, {"size": "c0a1000a-0000-4000-8000-000000000003", "least": 3, "most": 4}, {"size": "c0a1000a-0000-4000-8000-000000000004", "least": 4, "most": 5}, {"size": "c0a1000a-0000-4000-8000-000000000005", "least": 5, "most": 7}, {"size": "c0a1000a-0000-4000-8000-000000000006", "least": 1, "most": 2}, {"size": "c0a1000a-0000-4000-8000-000000000007", "least": 2, "most": 4}, {"size": "c0a1000a-0000-4000-8000-000000000008", "least": 4, "most": 7}]'::jsonb),
    ('commercial', 'basic', null, '[{"size": "c0a1000a-0000-4000-8000-000000000001", "least": 2, "most": 2}, {"size": "c0a1000a-0000-4000-8000-000000000002", "least": 2, "most": 3}, {"size": "c0a1000a-0000-4000-8000-000000000003", "least": 3, "most": 4}, {"size": "c0a1000a-0000-4000-8000-000000000004", "least": 4, "most": 5}, {"size": "c0a1000a-0000-4000-8000-000000000005", "least": 5, "most": 7}, {"size": "c0a1000a-0000-4000-8000-000000000006", "least": 1, "most": 2}, {"size": "c0a1000a-0000-4000-8000-000000000007", "least": 2, "most": 4}, {"size": "c0a1000a-0000-4000-8000-000000000008", "least": 4, "most": 7}]'),
    ('office', 'basic', null, '[{"size": "c0a1000a-0000-4000-8000-000000000001", "least": 2, "most": 2}, {"size": "c0a1000a-0000-4000-8000-000000000002", "least": 2, "most": 3}, {"size": "c0a1000a-0000-4000-8000-000000000003", "least": 3, "most": 4}, {"size": "c0a1000a-0000-4000-8000-000000000004", "least": 4, "most": 5}, {"size": "c0a1000a-0000-4000-8000-000000000005", "least": 5, "most": 7}, {"size": "c0a1000a-0000-4000-8000-000000000006", "least": 1, "most": 2}, {"size": "c0a1000a-0000-4000-8000-000000000007", "least": 2, "most": 4}, {"size": "c0a1000a-0000-4000-8000-000000000008", "least": 4, "most": 7}]'),
    ('deep-cleaning', 'deep', null, '[{"size": "c0a1000a-0000-4000-8000-000000000001", "least": 4, "most": 5}, {"size": "c0a1000a-0000-4000-8000-000000000002", "least": 4, "most": 6}, {"size": "c0a1000a-0000-4000-8000-000000000003", "least": 5, "most": 7}, {"size": "c0a1000a-0000-4000-8000-000000000004", "least": 6, "most": 8}, {"size": "c0a1000a-0000-4000-8000-000000000005", "least": 8, "most": 10}, {"size": "c0a1000a-0000-4000-8000-000000000006", "least": 4, "most": 6}, {"size": "c0a1000a-0000-4000-8000-000000000007", "least": 6, "most": 10}, {"size": "c0a1000a-0000-4000-8000-000000000008", "least": 10, "most": 16}]'),
    ('end-of-tenancy', 'deep', 'end-of-tenancy', '[{"size": "c0a1000a-0000-4000-8000-000000000001", "least": 4, "most": 5}, {"size": "c0a1000a-0000-4000-8000-000000000002", "least": 5, "most": 7}, {"size": "c0a1000a-0000-4000-8000-000000000003", "least": 6, "most": 8}, {"size": "c0a1000a-0000-4000-8000-000000000004", "least": 7, "most": 10}, {"size": "c0a1000a-0000-4000-8000-000000000005", "least": 9, "most": 12}]')
), prices as (
  select id, coalesce(costed_as, slug) as name from public.price_plans
)
update public.services
set
  hourly_price = (select min(id::text)::uuid from prices where name = hourly),
  least_price = (select min(id::text)::uuid from prices where name = least),
  hours = costings.hours
from costings
where service = coalesce(costed_as, slug);
alter table public.price_plans
  drop column costed_as;
alter table public.services
  drop column costed_as;
