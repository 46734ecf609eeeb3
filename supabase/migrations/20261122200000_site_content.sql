-- The words and figures that visitors read beside the blog, each table in the order that staff give it. Limits are
-- those of the places where the texts stand; every text is text, never markup.

create table public.services (
  id uuid primary key default gen_random_uuid(),
  -- The anchor of its tab: /services#carpet.
  slug text not null
    constraint services_slug_key unique
    constraint services_slug_format check (
      char_length(slug) <= 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    ),
  title text not null
    constraint services_title_length check (char_length(title) <= 60 and title ~ '[^[:space:]]'),
  summary text not null
    constraint services_summary_length check (char_length(summary) <= 200 and summary ~ '[^[:space:]]'),
  description text not null
    constraint services_description_length check (
      char_length(description) <= 1000 and description ~ '[^[:space:]]'
    ),
  features text[] not null
    constraint services_features_count check (cardinality(features) between 1 and 12),
  benefits text not null
    constraint services_benefits_length check (char_length(benefits) <= 1000 and benefits ~ '[^[:space:]]'),
  icon text not null
    constraint services_icon check (
      icon in (
        'House', 'Building2', 'Sparkles', 'KeyRound', 'BriefcaseBusiness', 'Waves', 'AppWindow', 'Droplets',
        'Leaf', 'Brush'
      )
    ),
  image text
    constraint services_image_url check (
      char_length(image) <= 2000
      and image ~ '^(https://[^[:space:]/]+/|/[^[:space:]/\\]|http://(localhost|127\.0\.0\.1)(:[0-9]+)?/)[^[:space:]"<>\\]*$'
    ),
  image_alt text
    constraint services_image_alt_length check (char_length(image_alt) <= 300),
  position text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.price_plans (
  id uuid primary key default gen_random_uuid(),
  -- How texts quote it: {{price.basic}}.
  slug text not null
    constraint price_plans_slug_key unique
    constraint price_plans_slug_format check (
      char_length(slug) <= 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    ),
  name text not null
    constraint price_plans_name_length check (char_length(name) <= 60 and name ~ '[^[:space:]]'),
  -- Pence.
  amount integer not null
    constraint price_plans_amount_range check (amount between 1 and 10000000),
  basis text not null
    constraint price_plans_basis check (basis in ('per-hour', 'from')),
  -- The service that is asked for by it. No foreign key: as long as nobody has written services, the site's own count.
  service text
    constraint price_plans_service_format check (
      char_length(service) <= 60 and service ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    ),
  suits text not null
    constraint price_plans_suits_length check (char_length(suits) <= 160 and suits ~ '[^[:space:]]'),
  inclusions text[] not null
    constraint price_plans_inclusions_count check (cardinality(inclusions) between 1 and 8),
  popular boolean not null default false,
  position text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.questions (
  id uuid primary key default gen_random_uuid(),
  page text not null
    constraint questions_page check (page in ('services', 'contact')),
  question text not null
    constraint questions_question_length check (char_length(question) <= 200 and question ~ '[^[:space:]]'),
  answer text not null
    constraint questions_answer_length check (char_length(answer) <= 1000 and answer ~ '[^[:space:]]'),
  position text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  published boolean not null default true,
  name text not null
    constraint testimonials_name_length check (char_length(name) <= 80 and name ~ '[^[:space:]]'),
  role text not null
    constraint testimonials_role_length check (char_length(role) <= 80 and role ~ '[^[:space:]]'),
  content text not null
    constraint testimonials_content_length check (char_length(content) <= 600 and content ~ '[^[:space:]]'),
  rating smallint not null
    constraint testimonials_rating_range check (rating between 1 and 5),
  avatar text
    constraint testimonials_avatar_url check (
      char_length(avatar) <= 2000
      and avatar ~ '^(https://[^[:space:]/]+/|/[^[:space:]/\\]|http://(localhost|127\.0\.0\.1)(:[0-9]+)?/)[^[:space:]"<>\\]*$'
    ),
  avatar_alt text
    constraint testimonials_avatar_alt_length check (char_length(avatar_alt) <= 300),
  position text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint team_members_name_length check (char_length(name) <= 80 and name ~ '[^[:space:]]'),
  role text not null
    constraint team_members_role_length check (char_length(role) <= 80 and role ~ '[^[:space:]]'),
  bio text not null
    constraint team_members_bio_length check (char_length(bio) <= 600 and bio ~ '[^[:space:]]'),
  image text
    constraint team_members_image_url check (
      char_length(image) <= 2000
      and image ~ '^(https://[^[:space:]/]+/|/[^[:space:]/\\]|http://(localhost|127\.0\.0\.1)(:[0-9]+)?/)[^[:space:]"<>\\]*$'
    ),
  image_alt text
    constraint team_members_image_alt_length check (char_length(image_alt) <= 300),
  position text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row: its key can have one value.
create table public.company (
  id uuid primary key default 'c0a10000-0000-4000-8000-000000000001'
    constraint company_single check (id = 'c0a10000-0000-4000-8000-000000000001'),
  name text not null
    constraint company_name_length check (char_length(name) <= 60 and name ~ '[^[:space:]]'),
  legal_name text not null
    constraint company_legal_name_length check (char_length(legal_name) <= 100 and legal_name ~ '[^[:space:]]'),
  phone text not null
    constraint company_phone_format check (
      char_length(phone) <= 30 and phone ~ '^\+?[0-9][0-9 ().-]*$'
      and char_length(regexp_replace(phone, '[^0-9]', '', 'g')) between 7 and 15
    ),
  -- Offered beside an enquiry form that cannot deliver.
  whatsapp text
    constraint company_whatsapp_format check (
      char_length(whatsapp) <= 30 and whatsapp ~ '^\+?[0-9][0-9 ().-]*$'
    ),
  email text not null
    constraint company_email_format check (
      char_length(email) <= 254 and email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+\.[^[:space:]@<>"]+$'
    ),
  street text not null
    constraint company_street_length check (char_length(street) <= 120 and street ~ '[^[:space:]]'),
  locality text not null
    constraint company_locality_length check (char_length(locality) <= 80 and locality ~ '[^[:space:]]'),
  region text not null
    constraint company_region_length check (char_length(region) <= 80 and region ~ '[^[:space:]]'),
  postcode text not null
    constraint company_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  -- WGS 84 degrees.
  latitude numeric(8, 5) not null
    constraint company_latitude_range check (latitude between -90 and 90),
  longitude numeric(8, 5) not null
    constraint company_longitude_range check (longitude between -180 and 180),
  areas text[] not null
    constraint company_areas_count check (cardinality(areas) between 1 and 20),
  -- By weekday, "8:00-18:00"; a day without hours is a day off: {"monday": "8:00-18:00", "sunday": null}.
  opening_hours jsonb not null
    constraint company_opening_hours_format check (
      jsonb_typeof(opening_hours) = 'object'
      and not jsonb_path_exists(
        opening_hours,
        '$.* ? (@ != null && (@.type() != "string" || !(@ like_regex "^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]$")))'
      )
    ),
  facebook text
    constraint company_facebook_url check (
      char_length(facebook) <= 500 and facebook ~ '^https://[^[:space:]"<>\\]+$'
    ),
  instagram text
    constraint company_instagram_url check (
      char_length(instagram) <= 500 and instagram ~ '^https://[^[:space:]"<>\\]+$'
    ),
  linkedin text
    constraint company_linkedin_url check (
      char_length(linkedin) <= 500 and linkedin ~ '^https://[^[:space:]"<>\\]+$'
    ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The anchors of the specification: links from outside lead to them.
create function public.keep_own_services() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.slug in ('residential', 'commercial', 'deep-cleaning', 'end-of-tenancy', 'office', 'carpet')
    and (tg_op = 'DELETE' or new.slug <> old.slug)
  then
    raise sqlstate 'PT409' using
      message = 'The six services of the site can be edited and put in order, but not removed, and their addresses stay';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

revoke execute on function public.keep_own_services() from public;

create trigger services_keep_own
  before update of slug or delete on public.services
  for each row execute function public.keep_own_services();

-- Which tables of content have ever been written, and how often: a table without a row here has not, and the texts in
-- the site's own files stand. One small question to it tells an open page what has changed.
create table public.content_versions (
  name text primary key,
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);

alter table public.content_versions enable row level security;

grant select on public.content_versions to anon, authenticated;
grant all on public.content_versions to service_role;

create policy "Everyone asks what has changed" on public.content_versions
  for select to anon, authenticated
  using (true);

-- Counts only statements that changed a row: one that a policy left without rows fires the trigger too, and must not
-- make a table that nobody has written speak. Security definer: nobody writes the versions but by changing content.
create function public.note_content_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from changed) then
    insert into public.content_versions (name) values (tg_table_name)
    on conflict (name) do update
      set version = content_versions.version + 1, changed_at = now();
  end if;
  return null;
end;
$$;

revoke execute on function public.note_content_change() from public;

-- What holds for all six: times, history, versions, who may ask and who may write.
do $$
declare
  name text;
begin
  foreach name in array array['services', 'price_plans', 'questions', 'testimonials', 'team_members', 'company'] loop
    execute format(
      'create trigger %1$I before insert or update on public.%2$I
         for each row execute function public.stamp_times()', name || '_stamp_times', name);
    execute format(
      'create trigger %1$I after insert or update or delete on public.%2$I
         for each row execute function public.keep_revision()', name || '_keep_revisions', name);
    execute format(
      'create trigger %1$I after insert on public.%2$I referencing new table as changed
         for each statement execute function public.note_content_change()', name || '_note_insert', name);
    execute format(
      'create trigger %1$I after update on public.%2$I referencing new table as changed
         for each statement execute function public.note_content_change()', name || '_note_update', name);
    execute format(
      'create trigger %1$I after delete on public.%2$I referencing old table as changed
         for each statement execute function public.note_content_change()', name || '_note_delete', name);

    execute format('alter table public.%I enable row level security', name);
    execute format('grant select on public.%I to anon', name);
    execute format('grant select, insert, update, delete on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format(
      'create policy "Staff write it" on public.%I for all to authenticated
         using ((select public.is_staff())) with check ((select public.is_staff()))', name);
    if name <> 'testimonials' then
      execute format(
        'create policy "Everyone reads it" on public.%I for select to anon, authenticated using (true)', name);
    end if;
  end loop;
end;
$$;

create policy "Everyone reads what is published" on public.testimonials
  for select to anon, authenticated
  using (published);

-- Their pictures: public to read by address, written by staff only, raster images up to 5 MB, under content/.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'content-images',
  'content-images',
  true,
  5242880,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
);

-- No select policy for visitors: a public bucket serves a known address without one, and listing stays closed.
create policy "Staff see pictures of content" on storage.objects
  for select to authenticated
  using (bucket_id = 'content-images' and (select public.is_staff()));

create policy "Staff upload pictures of content" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'content-images'
    and name ~ '^content/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and (select public.is_staff())
  );

-- There is no update policy: a picture is never overwritten, a new one gets a new name.
create policy "Staff remove pictures of content" on storage.objects
  for delete to authenticated
  using (bucket_id = 'content-images' and (select public.is_staff()));
