-- The law of content types: their tables, rules, references, triggers, grants, policies and buckets.
-- Written from src/content-types by `npm run db:migration`: do not edit.

-- The library: public to read by address.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('blog-images', 'blog-images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('content-images', 'content-images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);

-- Blog posts. Everyone reads published blog posts; owners and editors write them; authors, drafts of their own.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  published_at timestamp with time zone default case when private.staff_role() = 'author' then null::timestamp with time zone else now() end,
  review_requested_at timestamp with time zone,
  title text not null
    constraint blog_posts_title_length check (char_length(title) <= 200)
    constraint blog_posts_title_filled check (title ~ '[^[:space:]]'),
  slug text not null
    constraint blog_posts_slug_key unique
    constraint blog_posts_slug_length check (char_length(slug) <= 200)
    constraint blog_posts_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  date text not null
    constraint blog_posts_date_format check (date ~ '^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$')
    constraint blog_posts_date_range check (public.display_day(date) is not null and public.display_day(date) between '1990-01-01' and (now() + interval '10 years')::date),
  category text
    constraint blog_posts_category_filled check ((category is not null) or published_at is null),
  excerpt text not null
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 500)
    constraint blog_posts_excerpt_filled check ((excerpt ~ '[^[:space:]]') or published_at is null),
  content text not null
    constraint blog_posts_content_length check (char_length(content) <= 200000)
    constraint blog_posts_content_filled check ((content ~ '[^[:space:]]') or published_at is null),
  image text not null default '/placeholder.svg'
    constraint blog_posts_image_length check (char_length(image) <= 2000)
    constraint blog_posts_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  image_alt text
    constraint blog_posts_image_alt_length check (char_length(image_alt) <= 300),
  image_focus text
    constraint blog_posts_image_focus_format check (image_focus ~ '^(100|[1-9]?[05])% (100|[1-9]?[05])%$'),
  published_until timestamp with time zone,
  leads_to text
    constraint blog_posts_leads_to_length check (char_length(leads_to) <= 2000)
    constraint blog_posts_leads_to_url check (leads_to ~ '^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$'),
  popular boolean not null default false,
  search_title text
    constraint blog_posts_search_title_length check (char_length(search_title) <= 120)
    constraint blog_posts_search_title_filled check (search_title ~ '[^[:space:]]'),
  search_description text
    constraint blog_posts_search_description_length check (char_length(search_description) <= 320)
    constraint blog_posts_search_description_filled check (search_description ~ '[^[:space:]]'),
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index blog_posts_published_at on public.blog_posts (published_at);
create index blog_posts_published_until on public.blog_posts (published_until);
create index blog_posts_author_id on public.blog_posts (author_id);
create index blog_posts_waiting on public.blog_posts (review_requested_at) where review_requested_at is not null;
create trigger blog_posts_keep_id before insert or update of id on public.blog_posts
  for each row execute function private.keep_id();
create trigger blog_posts_stamp_times before insert or update on public.blog_posts
  for each row execute function private.stamp_times('category');
create trigger blog_posts_keep_revisions after insert or update or delete on public.blog_posts
  for each row execute function private.keep_revision('category');
create trigger blog_posts_note_insert after insert on public.blog_posts
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger blog_posts_note_update after update on public.blog_posts
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger blog_posts_note_delete after delete on public.blog_posts
  referencing old table as changed for each statement execute function private.note_content_change();
create trigger blog_posts_stamp_review before insert or update of review_requested_at on public.blog_posts
  for each row execute function private.stamp_review();
create trigger blog_posts_end_review before insert or update on public.blog_posts
  for each row when (new.published_at is not null and new.review_requested_at is not null)
  execute function private.end_review();

alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;
create policy "Everyone reads what is published, staff all, authors theirs" on public.blog_posts for select to anon, authenticated
  using (published_at <= now() and (published_until is null or published_until > now()) or (select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author'));
create policy "Staff add to it" on public.blog_posts for insert to authenticated
  with check ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff change it" on public.blog_posts for update to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff delete from it" on public.blog_posts for delete to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));

-- Enquiries. SQL by hand says who reads and writes enquiries.
create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  message text not null
    constraint enquiries_message_length check (char_length(message) <= 5000)
    constraint enquiries_message_filled check (message ~ '[^[:space:]]'),
  name text not null
    constraint enquiries_name_length check (char_length(name) <= 100)
    constraint enquiries_name_filled check (name ~ '[^[:space:]]'),
  email text
    constraint enquiries_email_length check (char_length(email) <= 254)
    constraint enquiries_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  phone text
    constraint enquiries_phone_length check (char_length(phone) <= 40)
    constraint enquiries_phone_format check (phone ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$'),
  service text
    constraint enquiries_service_length check (char_length(service) <= 100)
    constraint enquiries_service_filled check (service ~ '[^[:space:]]'),
  postcode text
    constraint enquiries_postcode_length check (char_length(postcode) <= 10)
    constraint enquiries_postcode_filled check (postcode ~ '[^[:space:]]'),
  property_kind text
    constraint enquiries_property_kind_length check (char_length(property_kind) <= 100)
    constraint enquiries_property_kind_filled check (property_kind ~ '[^[:space:]]'),
  property_size text
    constraint enquiries_property_size_length check (char_length(property_size) <= 100)
    constraint enquiries_property_size_filled check (property_size ~ '[^[:space:]]'),
  frequency text
    constraint enquiries_frequency_length check (char_length(frequency) <= 100)
    constraint enquiries_frequency_filled check (frequency ~ '[^[:space:]]'),
  preferred_time text
    constraint enquiries_preferred_time_length check (char_length(preferred_time) <= 200)
    constraint enquiries_preferred_time_filled check (preferred_time ~ '[^[:space:]]'),
  estimate text
    constraint enquiries_estimate_length check (char_length(estimate) <= 200)
    constraint enquiries_estimate_filled check (estimate ~ '[^[:space:]]'),
  source text not null
    constraint enquiries_source_choice check (source in ('home', 'contact')),
  reference text not null
    constraint enquiries_reference_length check (char_length(reference) <= 20)
    constraint enquiries_reference_filled check (reference ~ '[^[:space:]]'),
  status text not null default 'new'
    constraint enquiries_status_choice check (status in ('new', 'answered', 'won', 'lost')),
  note text
    constraint enquiries_note_length check (char_length(note) <= 5000)
    constraint enquiries_note_filled check (note ~ '[^[:space:]]'),
  answered_at timestamp with time zone,
  handled_by_email text
    constraint enquiries_handled_by_email_length check (char_length(handled_by_email) <= 255)
    constraint enquiries_handled_by_email_filled check (handled_by_email ~ '[^[:space:]]'),
  review_asked_at timestamp with time zone,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger enquiries_keep_id before insert or update of id on public.enquiries
  for each row execute function private.keep_id();
create trigger enquiries_stamp_times before insert or update on public.enquiries
  for each row execute function private.stamp_times();
create trigger enquiries_delete_unsaved_changes after delete on public.enquiries
  for each row execute function private.delete_unsaved_changes();
insert into private.personal_tables (table_name, kept_months) values ('enquiries', 12);
insert into private.personal_columns (table_name, column_name, holds) values ('enquiries', 'email', 'email'), ('enquiries', 'phone', 'phone');

-- Pages. Everyone reads published pages; owners and editors write them; authors, drafts of their own.
create table public.pages (
  id uuid primary key default gen_random_uuid(),
  published_at timestamp with time zone default case when private.staff_role() = 'author' then null::timestamp with time zone else now() end,
  review_requested_at timestamp with time zone,
  title text not null
    constraint pages_title_length check (char_length(title) <= 120)
    constraint pages_title_filled check (title ~ '[^[:space:]]'),
  path text not null
    constraint pages_path_key unique
    constraint pages_path_length check (char_length(path) <= 120)
    constraint pages_path_format check (path ~ '^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*){1,3})$'),
  sections jsonb not null default '[]'
    constraint pages_sections_size check (jsonb_typeof(sections) = 'array' and octet_length(sections::text) <= 200000 and not jsonb_path_exists(sections, 'strict $.**{10}'))
    constraint pages_sections_count check (case jsonb_typeof(sections) when 'array' then jsonb_array_length(sections) else 0 end <= 40)
    constraint pages_sections_shape check (case jsonb_typeof(sections) when 'array' then jsonb_array_length(sections) = jsonb_array_length(jsonb_path_query_array(sections, 'strict $[*] ? (@."id" like_regex "^[A-Za-z0-9-]{1,40}$" && @."type" like_regex "^[A-Za-z]{1,40}$")')) else false end),
  description text
    constraint pages_description_length check (char_length(description) <= 320)
    constraint pages_description_filled check (description ~ '[^[:space:]]'),
  published_until timestamp with time zone,
  leads_to text
    constraint pages_leads_to_length check (char_length(leads_to) <= 2000)
    constraint pages_leads_to_url check (leads_to ~ '^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$'),
  noindex boolean not null default false,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index pages_published_at on public.pages (published_at);
create index pages_published_until on public.pages (published_until);
create index pages_author_id on public.pages (author_id);
create index pages_waiting on public.pages (review_requested_at) where review_requested_at is not null;
create trigger pages_keep_id before insert or update of id on public.pages
  for each row execute function private.keep_id();
create trigger pages_stamp_times before insert or update on public.pages
  for each row execute function private.stamp_times();
create trigger pages_keep_revisions after insert or update or delete on public.pages
  for each row execute function private.keep_revision();
create trigger pages_note_insert after insert on public.pages
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger pages_note_update after update on public.pages
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger pages_note_delete after delete on public.pages
  referencing old table as changed for each statement execute function private.note_content_change();
create trigger pages_stamp_review before insert or update of review_requested_at on public.pages
  for each row execute function private.stamp_review();
create trigger pages_end_review before insert or update on public.pages
  for each row when (new.published_at is not null and new.review_requested_at is not null)
  execute function private.end_review();

alter table public.pages enable row level security;
grant select on public.pages to anon;
grant select, insert, update, delete on public.pages to authenticated;
grant all on public.pages to service_role;
create policy "Everyone reads what is published, staff all, authors theirs" on public.pages for select to anon, authenticated
  using (published_at <= now() and (published_until is null or published_until > now()) or (select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author'));
create policy "Staff add to it" on public.pages for insert to authenticated
  with check ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff change it" on public.pages for update to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));
create policy "Staff delete from it" on public.pages for delete to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author' and published_at is null));

-- Services. Everyone reads published services; owners and editors write them.
create table public.services (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint services_title_length check (char_length(title) <= 60)
    constraint services_title_filled check (title ~ '[^[:space:]]'),
  slug text not null
    constraint services_slug_key unique
    constraint services_slug_length check (char_length(slug) <= 60)
    constraint services_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  summary text not null
    constraint services_summary_length check (char_length(summary) <= 200)
    constraint services_summary_filled check (summary ~ '[^[:space:]]'),
  description text not null
    constraint services_description_length check (char_length(description) <= 1000)
    constraint services_description_filled check (description ~ '[^[:space:]]'),
  features text[] not null default '{}'
    constraint services_features_count check (coalesce(array_ndims(features), 1) = 1 and cardinality(features) <= 12 and array_position(features, null) is null)
    constraint services_features_filled check (cardinality(features) > 0)
    constraint services_features_texts check (array_position(features, '') is null and array_to_string(features, '') !~ '[\n\r]' and array_to_string(features, chr(10)) !~ '[^\n]{121}'),
  benefits text not null
    constraint services_benefits_length check (char_length(benefits) <= 1000)
    constraint services_benefits_filled check (benefits ~ '[^[:space:]]'),
  icon text not null default 'Sparkles'
    constraint services_icon_choice check (icon in ('House', 'Building2', 'Sparkles', 'KeyRound', 'BriefcaseBusiness', 'Waves', 'AppWindow', 'Droplets', 'Leaf', 'Brush')),
  image text
    constraint services_image_length check (char_length(image) <= 2000)
    constraint services_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  image_alt text
    constraint services_image_alt_length check (char_length(image_alt) <= 300),
  hourly_price uuid,
  least_price uuid,
  hours jsonb not null default '[]'
    constraint services_hours_size check (jsonb_typeof(hours) = 'array' and octet_length(hours::text) <= 100000 and not jsonb_path_exists(hours, 'strict $.**{10}'))
    constraint services_hours_count check (case jsonb_typeof(hours) when 'array' then jsonb_array_length(hours) else 0 end <= 30),
  published boolean not null default true,
  position text collate "C" not null
    constraint services_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger services_keep_id before insert or update of id on public.services
  for each row execute function private.keep_id();
create trigger services_stamp_times before insert or update on public.services
  for each row execute function private.stamp_times();
create trigger services_keep_revisions after insert or update or delete on public.services
  for each row execute function private.keep_revision();
create trigger services_note_insert after insert on public.services
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger services_note_update after update on public.services
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger services_note_delete after delete on public.services
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.services enable row level security;
grant select on public.services to anon;
grant select, insert, update, delete on public.services to authenticated;
grant all on public.services to service_role;
create policy "Everyone reads what is published, staff all" on public.services for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.services for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.services for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.services for delete to authenticated
  using ((select private.is_staff()));

-- Prices. Everyone reads prices; owners and editors write them.
create table public.price_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint price_plans_name_length check (char_length(name) <= 60)
    constraint price_plans_name_filled check (name ~ '[^[:space:]]'),
  slug text not null
    constraint price_plans_slug_key unique
    constraint price_plans_slug_length check (char_length(slug) <= 60)
    constraint price_plans_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  amount integer not null
    constraint price_plans_amount_range check (amount >= 1 and amount <= 10000000),
  basis text not null default 'per-hour'
    constraint price_plans_basis_choice check (basis in ('per-hour', 'from')),
  service text
    constraint price_plans_service_length check (char_length(service) <= 60)
    constraint price_plans_service_format check (service ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  suits text not null
    constraint price_plans_suits_length check (char_length(suits) <= 160)
    constraint price_plans_suits_filled check (suits ~ '[^[:space:]]'),
  inclusions text[] not null default '{}'
    constraint price_plans_inclusions_count check (coalesce(array_ndims(inclusions), 1) = 1 and cardinality(inclusions) <= 8 and array_position(inclusions, null) is null)
    constraint price_plans_inclusions_filled check (cardinality(inclusions) > 0)
    constraint price_plans_inclusions_texts check (array_position(inclusions, '') is null and array_to_string(inclusions, '') !~ '[\n\r]' and array_to_string(inclusions, chr(10)) !~ '[^\n]{121}'),
  popular boolean not null default false,
  position text collate "C" not null
    constraint price_plans_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger price_plans_keep_id before insert or update of id on public.price_plans
  for each row execute function private.keep_id();
create trigger price_plans_stamp_times before insert or update on public.price_plans
  for each row execute function private.stamp_times();
create trigger price_plans_keep_revisions after insert or update or delete on public.price_plans
  for each row execute function private.keep_revision();
create trigger price_plans_note_insert after insert on public.price_plans
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger price_plans_note_update after update on public.price_plans
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger price_plans_note_delete after delete on public.price_plans
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.price_plans enable row level security;
grant select on public.price_plans to anon;
grant select, insert, update, delete on public.price_plans to authenticated;
grant all on public.price_plans to service_role;
create policy "Everyone reads it" on public.price_plans for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.price_plans for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.price_plans for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.price_plans for delete to authenticated
  using ((select private.is_staff()));

-- Job sizes. Everyone reads job sizes; owners and editors write them.
create table public.job_sizes (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint job_sizes_name_key unique
    constraint job_sizes_name_length check (char_length(name) <= 60)
    constraint job_sizes_name_filled check (name ~ '[^[:space:]]'),
  kinds text[] not null default '{}'
    constraint job_sizes_kinds_count check (coalesce(array_ndims(kinds), 1) = 1 and cardinality(kinds) <= 12 and array_position(kinds, null) is null)
    constraint job_sizes_kinds_filled check (cardinality(kinds) > 0)
    constraint job_sizes_kinds_texts check (array_position(kinds, '') is null and array_to_string(kinds, '') !~ '[\n\r]' and array_to_string(kinds, chr(10)) !~ '[^\n]{61}'),
  position text collate "C" not null
    constraint job_sizes_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger job_sizes_keep_id before insert or update of id on public.job_sizes
  for each row execute function private.keep_id();
create trigger job_sizes_stamp_times before insert or update on public.job_sizes
  for each row execute function private.stamp_times();
create trigger job_sizes_keep_revisions after insert or update or delete on public.job_sizes
  for each row execute function private.keep_revision();
create trigger job_sizes_note_insert after insert on public.job_sizes
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger job_sizes_note_update after update on public.job_sizes
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger job_sizes_note_delete after delete on public.job_sizes
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.job_sizes enable row level security;
grant select on public.job_sizes to anon;
grant select, insert, update, delete on public.job_sizes to authenticated;
grant all on public.job_sizes to service_role;
create policy "Everyone reads it" on public.job_sizes for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.job_sizes for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.job_sizes for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.job_sizes for delete to authenticated
  using ((select private.is_staff()));

-- Reviews. Everyone reads published reviews; owners and editors write them.
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint testimonials_name_length check (char_length(name) <= 80)
    constraint testimonials_name_filled check (name ~ '[^[:space:]]'),
  role text not null
    constraint testimonials_role_length check (char_length(role) <= 80)
    constraint testimonials_role_filled check (role ~ '[^[:space:]]'),
  content text not null
    constraint testimonials_content_length check (char_length(content) <= 600)
    constraint testimonials_content_filled check (content ~ '[^[:space:]]'),
  rating smallint not null default 5
    constraint testimonials_rating_range check (rating >= 1 and rating <= 5),
  avatar text
    constraint testimonials_avatar_length check (char_length(avatar) <= 2000)
    constraint testimonials_avatar_url check (avatar ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  avatar_alt text
    constraint testimonials_avatar_alt_length check (char_length(avatar_alt) <= 300),
  source text
    constraint testimonials_source_choice check (source in ('Google', 'Trustpilot', 'Checkatrade', 'E-mail', 'In person')),
  source_url text
    constraint testimonials_source_url_length check (char_length(source_url) <= 500)
    constraint testimonials_source_url_url check (source_url ~ '^https:\/\/[^\s"<>\\]+$'),
  given_on date,
  service_id uuid,
  area_id uuid,
  permission text
    constraint testimonials_permission_choice check (permission in ('In writing', 'In person', 'By publishing it themselves')),
  incentive text
    constraint testimonials_incentive_length check (char_length(incentive) <= 80)
    constraint testimonials_incentive_filled check (incentive ~ '[^[:space:]]'),
  published boolean not null default true,
  position text collate "C" not null
    constraint testimonials_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger testimonials_keep_id before insert or update of id on public.testimonials
  for each row execute function private.keep_id();
create trigger testimonials_stamp_times before insert or update on public.testimonials
  for each row execute function private.stamp_times();
create trigger testimonials_keep_revisions after insert or update or delete on public.testimonials
  for each row execute function private.keep_revision();
create trigger testimonials_note_insert after insert on public.testimonials
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger testimonials_note_update after update on public.testimonials
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger testimonials_note_delete after delete on public.testimonials
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.testimonials enable row level security;
grant select on public.testimonials to anon;
grant select, insert, update, delete on public.testimonials to authenticated;
grant all on public.testimonials to service_role;
create policy "Everyone reads what is published, staff all" on public.testimonials for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.testimonials for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.testimonials for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.testimonials for delete to authenticated
  using ((select private.is_staff()));

-- Areas. Everyone reads published areas; owners and editors write them.
create table public.areas (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint areas_name_length check (char_length(name) <= 60)
    constraint areas_name_filled check (name ~ '[^[:space:]]'),
  as_said text
    constraint areas_as_said_length check (char_length(as_said) <= 60)
    constraint areas_as_said_filled check (as_said ~ '[^[:space:]]'),
  slug text not null
    constraint areas_slug_key unique
    constraint areas_slug_length check (char_length(slug) <= 60)
    constraint areas_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  outward_codes text
    constraint areas_outward_codes_length check (char_length(outward_codes) <= 300)
    constraint areas_outward_codes_format check (outward_codes ~ '^[A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?)(, [A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?))*$'),
  published boolean not null default false,
  introduction text
    constraint areas_introduction_length check (char_length(introduction) <= 600)
    constraint areas_introduction_filled check (introduction ~ '[^[:space:]]'),
  travel_note text
    constraint areas_travel_note_length check (char_length(travel_note) <= 400)
    constraint areas_travel_note_filled check (travel_note ~ '[^[:space:]]'),
  pictures jsonb not null default '[]'
    constraint areas_pictures_size check (jsonb_typeof(pictures) = 'array' and octet_length(pictures::text) <= 100000 and not jsonb_path_exists(pictures, 'strict $.**{10}'))
    constraint areas_pictures_count check (case jsonb_typeof(pictures) when 'array' then jsonb_array_length(pictures) else 0 end <= 12),
  questions jsonb not null default '[]'
    constraint areas_questions_size check (jsonb_typeof(questions) = 'array' and octet_length(questions::text) <= 100000 and not jsonb_path_exists(questions, 'strict $.**{10}'))
    constraint areas_questions_count check (case jsonb_typeof(questions) when 'array' then jsonb_array_length(questions) else 0 end <= 12),
  neighbours uuid[] not null default '{}'
    constraint areas_neighbours_count check (coalesce(array_ndims(neighbours), 1) = 1 and cardinality(neighbours) <= 12 and array_position(neighbours, null) is null),
  location jsonb
    constraint areas_location_place check (location @? 'strict $ ? (@.latitude >= -90 && @.latitude <= 90 && @.longitude >= -180 && @.longitude <= 180)' and octet_length(location::text) <= 200),
  position text collate "C" not null
    constraint areas_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger areas_keep_id before insert or update of id on public.areas
  for each row execute function private.keep_id();
create trigger areas_stamp_times before insert or update on public.areas
  for each row execute function private.stamp_times();
create trigger areas_keep_revisions after insert or update or delete on public.areas
  for each row execute function private.keep_revision();
create trigger areas_note_insert after insert on public.areas
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger areas_note_update after update on public.areas
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger areas_note_delete after delete on public.areas
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.areas enable row level security;
grant select on public.areas to anon;
grant select, insert, update, delete on public.areas to authenticated;
grant all on public.areas to service_role;
create policy "Everyone reads what is published, staff all" on public.areas for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.areas for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.areas for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.areas for delete to authenticated
  using ((select private.is_staff()));

-- Questions. Everyone reads questions; owners and editors write them.
create table public.questions (
  id uuid primary key default gen_random_uuid(),
  page text not null default 'services'
    constraint questions_page_choice check (page in ('services', 'contact')),
  question text not null
    constraint questions_question_length check (char_length(question) <= 200)
    constraint questions_question_filled check (question ~ '[^[:space:]]'),
  answer text not null
    constraint questions_answer_length check (char_length(answer) <= 1000)
    constraint questions_answer_filled check (answer ~ '[^[:space:]]'),
  position text collate "C" not null
    constraint questions_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger questions_keep_id before insert or update of id on public.questions
  for each row execute function private.keep_id();
create trigger questions_stamp_times before insert or update on public.questions
  for each row execute function private.stamp_times();
create trigger questions_keep_revisions after insert or update or delete on public.questions
  for each row execute function private.keep_revision();
create trigger questions_note_insert after insert on public.questions
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger questions_note_update after update on public.questions
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger questions_note_delete after delete on public.questions
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.questions enable row level security;
grant select on public.questions to anon;
grant select, insert, update, delete on public.questions to authenticated;
grant all on public.questions to service_role;
create policy "Everyone reads it" on public.questions for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.questions for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.questions for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.questions for delete to authenticated
  using ((select private.is_staff()));

-- Team members. Everyone reads team members; owners and editors write them.
create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint team_members_name_length check (char_length(name) <= 80)
    constraint team_members_name_filled check (name ~ '[^[:space:]]'),
  role text not null
    constraint team_members_role_length check (char_length(role) <= 80)
    constraint team_members_role_filled check (role ~ '[^[:space:]]'),
  bio text not null
    constraint team_members_bio_length check (char_length(bio) <= 600)
    constraint team_members_bio_filled check (bio ~ '[^[:space:]]'),
  image text
    constraint team_members_image_length check (char_length(image) <= 2000)
    constraint team_members_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  image_alt text
    constraint team_members_image_alt_length check (char_length(image_alt) <= 300),
  position text collate "C" not null
    constraint team_members_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger team_members_keep_id before insert or update of id on public.team_members
  for each row execute function private.keep_id();
create trigger team_members_stamp_times before insert or update on public.team_members
  for each row execute function private.stamp_times();
create trigger team_members_keep_revisions after insert or update or delete on public.team_members
  for each row execute function private.keep_revision();
create trigger team_members_note_insert after insert on public.team_members
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger team_members_note_update after update on public.team_members
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger team_members_note_delete after delete on public.team_members
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.team_members enable row level security;
grant select on public.team_members to anon;
grant select, insert, update, delete on public.team_members to authenticated;
grant all on public.team_members to service_role;
create policy "Everyone reads it" on public.team_members for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.team_members for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.team_members for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.team_members for delete to authenticated
  using ((select private.is_staff()));

-- Blog categories. Everyone reads blog categories; owners and editors write them.
create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint blog_categories_name_key unique
    constraint blog_categories_name_length check (char_length(name) <= 60)
    constraint blog_categories_name_filled check (name ~ '[^[:space:]]'),
  image text
    constraint blog_categories_image_length check (char_length(image) <= 2000)
    constraint blog_categories_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  position text collate "C" not null
    constraint blog_categories_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger blog_categories_keep_id before insert or update of id on public.blog_categories
  for each row execute function private.keep_id();
create trigger blog_categories_stamp_times before insert or update on public.blog_categories
  for each row execute function private.stamp_times();
create trigger blog_categories_keep_revisions after insert or update or delete on public.blog_categories
  for each row execute function private.keep_revision();
create trigger blog_categories_note_insert after insert on public.blog_categories
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger blog_categories_note_update after update on public.blog_categories
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger blog_categories_note_delete after delete on public.blog_categories
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.blog_categories enable row level security;
grant select on public.blog_categories to anon;
grant select, insert, update, delete on public.blog_categories to authenticated;
grant all on public.blog_categories to service_role;
create policy "Everyone reads it" on public.blog_categories for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.blog_categories for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.blog_categories for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.blog_categories for delete to authenticated
  using ((select private.is_staff()));

-- Menu items. Everyone reads published menu items; owners and editors write them.
create table public.menu (
  id uuid primary key default gen_random_uuid(),
  label text not null
    constraint menu_label_length check (char_length(label) <= 40)
    constraint menu_label_filled check (label ~ '[^[:space:]]'),
  href text not null
    constraint menu_href_length check (char_length(href) <= 500)
    constraint menu_href_url check (href ~ '^(https:\/\/[^\s"<>\\]+|\/([^/\\\s"<>][^\s"<>\\]*)?)$'),
  place text not null default 'header'
    constraint menu_place_choice check (place in ('header', 'footer')),
  below uuid,
  shown_from timestamptz not null default '-infinity',
  shown_until timestamptz,
  position text collate "C" not null
    constraint menu_position_length check (char_length(position) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger menu_keep_id before insert or update of id on public.menu
  for each row execute function private.keep_id();
create trigger menu_stamp_times before insert or update on public.menu
  for each row execute function private.stamp_times();
create trigger menu_keep_revisions after insert or update of label, href, place, below, position or delete on public.menu
  for each row execute function private.keep_revision();
create trigger menu_note_insert after insert on public.menu
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger menu_note_update after update on public.menu
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger menu_note_delete after delete on public.menu
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.menu enable row level security;
grant select on public.menu to anon;
grant select, insert, update, delete on public.menu to authenticated;
grant all on public.menu to service_role;
create policy "Everyone reads what is published, staff all" on public.menu for select to anon, authenticated
  using (shown_from <= now() and (shown_until is null or shown_until > now()) or (select private.is_staff()));
create policy "Staff add to it" on public.menu for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.menu for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.menu for delete to authenticated
  using ((select private.is_staff()));

-- Company. Everyone reads company; owners and editors write them.
create table public.company (
  id uuid primary key default 'c0a10000-0000-4000-8000-000000000001'
    constraint company_single check (id = 'c0a10000-0000-4000-8000-000000000001'),
  notice text
    constraint company_notice_length check (char_length(notice) <= 160)
    constraint company_notice_filled check (notice ~ '[^[:space:]]'),
  notice_from date,
  notice_until date,
  notice_closes boolean not null default false,
  name text not null
    constraint company_name_length check (char_length(name) <= 60)
    constraint company_name_filled check (name ~ '[^[:space:]]'),
  slogan text
    constraint company_slogan_length check (char_length(slogan) <= 120)
    constraint company_slogan_filled check (slogan ~ '[^[:space:]]'),
  legal_name text not null
    constraint company_legal_name_length check (char_length(legal_name) <= 100)
    constraint company_legal_name_filled check (legal_name ~ '[^[:space:]]'),
  phone text not null
    constraint company_phone_length check (char_length(phone) <= 40)
    constraint company_phone_format check (phone ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$'),
  whatsapp text
    constraint company_whatsapp_length check (char_length(whatsapp) <= 40)
    constraint company_whatsapp_format check (whatsapp ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$'),
  email text not null
    constraint company_email_length check (char_length(email) <= 254)
    constraint company_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  street text not null
    constraint company_street_length check (char_length(street) <= 120)
    constraint company_street_filled check (street ~ '[^[:space:]]'),
  locality text not null
    constraint company_locality_length check (char_length(locality) <= 80)
    constraint company_locality_filled check (locality ~ '[^[:space:]]'),
  region text not null
    constraint company_region_length check (char_length(region) <= 80)
    constraint company_region_filled check (region ~ '[^[:space:]]'),
  postcode text not null
    constraint company_postcode_length check (char_length(postcode) <= 500)
    constraint company_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  latitude numeric not null
    constraint company_latitude_range check (latitude >= -90 and latitude <= 90),
  longitude numeric not null
    constraint company_longitude_range check (longitude >= -180 and longitude <= 180),
  opening_hours jsonb not null default '{}'
    constraint company_opening_hours_size check (jsonb_typeof(opening_hours) = 'object' and octet_length(opening_hours::text) <= 20000 and not jsonb_path_exists(opening_hours, 'strict $.**{10}'))
    constraint company_opening_hours_monday_length check (char_length((opening_hours ->> 'monday')) <= 500)
    constraint company_opening_hours_monday_format check ((opening_hours ->> 'monday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_tuesday_length check (char_length((opening_hours ->> 'tuesday')) <= 500)
    constraint company_opening_hours_tuesday_format check ((opening_hours ->> 'tuesday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_wednesday_length check (char_length((opening_hours ->> 'wednesday')) <= 500)
    constraint company_opening_hours_wednesday_format check ((opening_hours ->> 'wednesday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_thursday_length check (char_length((opening_hours ->> 'thursday')) <= 500)
    constraint company_opening_hours_thursday_format check ((opening_hours ->> 'thursday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_friday_length check (char_length((opening_hours ->> 'friday')) <= 500)
    constraint company_opening_hours_friday_format check ((opening_hours ->> 'friday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_saturday_length check (char_length((opening_hours ->> 'saturday')) <= 500)
    constraint company_opening_hours_saturday_format check ((opening_hours ->> 'saturday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$')
    constraint company_opening_hours_sunday_length check (char_length((opening_hours ->> 'sunday')) <= 500)
    constraint company_opening_hours_sunday_format check ((opening_hours ->> 'sunday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$'),
  quote_reply_hours integer not null default 24
    constraint company_quote_reply_hours_range check (quote_reply_hours >= 1 and quote_reply_hours <= 999),
  scheduling_business_days text not null default '2-3'
    constraint company_scheduling_business_days_length check (char_length(scheduling_business_days) <= 500)
    constraint company_scheduling_business_days_format check (scheduling_business_days ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  standard_clean_hours text not null default '2-3'
    constraint company_standard_clean_hours_length check (char_length(standard_clean_hours) <= 500)
    constraint company_standard_clean_hours_format check (standard_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  deep_clean_hours text not null default '4-8'
    constraint company_deep_clean_hours_length check (char_length(deep_clean_hours) <= 500)
    constraint company_deep_clean_hours_format check (deep_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  cancellation_notice_hours integer not null default 24
    constraint company_cancellation_notice_hours_range check (cancellation_notice_hours >= 1 and cancellation_notice_hours <= 999),
  late_cancellation_fee_percent integer not null default 50
    constraint company_late_cancellation_fee_percent_range check (late_cancellation_fee_percent >= 1 and late_cancellation_fee_percent <= 100),
  issue_report_hours integer not null default 24
    constraint company_issue_report_hours_range check (issue_report_hours >= 1 and issue_report_hours <= 999),
  satisfaction_percent integer not null default 100
    constraint company_satisfaction_percent_range check (satisfaction_percent >= 1 and satisfaction_percent <= 100),
  blog_title text
    constraint company_blog_title_length check (char_length(blog_title) <= 80)
    constraint company_blog_title_filled check (blog_title ~ '[^[:space:]]'),
  blog_intro text
    constraint company_blog_intro_length check (char_length(blog_intro) <= 300)
    constraint company_blog_intro_filled check (blog_intro ~ '[^[:space:]]'),
  blog_description text
    constraint company_blog_description_length check (char_length(blog_description) <= 320)
    constraint company_blog_description_filled check (blog_description ~ '[^[:space:]]'),
  business_type text not null default 'LocalBusiness'
    constraint company_business_type_length check (char_length(business_type) <= 60)
    constraint company_business_type_format check (business_type ~ '^[A-Z][A-Za-z]+$'),
  social_alt text
    constraint company_social_alt_length check (char_length(social_alt) <= 200)
    constraint company_social_alt_filled check (social_alt ~ '[^[:space:]]'),
  review_url text
    constraint company_review_url_length check (char_length(review_url) <= 500)
    constraint company_review_url_url check (review_url ~ '^https:\/\/[^\s"<>\\]+$'),
  review_check text
    constraint company_review_check_length check (char_length(review_check) <= 600)
    constraint company_review_check_filled check (review_check ~ '[^[:space:]]'),
  facebook text
    constraint company_facebook_length check (char_length(facebook) <= 500)
    constraint company_facebook_url check (facebook ~ '^https:\/\/[^\s"<>\\]+$'),
  instagram text
    constraint company_instagram_length check (char_length(instagram) <= 500)
    constraint company_instagram_url check (instagram ~ '^https:\/\/[^\s"<>\\]+$'),
  linkedin text
    constraint company_linkedin_length check (char_length(linkedin) <= 500)
    constraint company_linkedin_url check (linkedin ~ '^https:\/\/[^\s"<>\\]+$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger company_stamp_times before insert or update on public.company
  for each row execute function private.stamp_times();
create trigger company_keep_revisions after insert or update or delete on public.company
  for each row execute function private.keep_revision();
create trigger company_note_insert after insert on public.company
  referencing new table as changed for each statement execute function private.note_content_change();
create trigger company_note_update after update on public.company
  referencing old table as former new table as changed for each statement execute function private.note_content_change();
create trigger company_note_delete after delete on public.company
  referencing old table as changed for each statement execute function private.note_content_change();

alter table public.company enable row level security;
grant select on public.company to anon;
grant select, insert, update, delete on public.company to authenticated;
grant all on public.company to service_role;
create policy "Everyone reads it" on public.company for select to anon, authenticated
  using (true);
create policy "Staff add to it" on public.company for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.company for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.company for delete to authenticated
  using ((select private.is_staff()));

-- People. SQL by hand says who reads and writes people.
create table public.staff (
  user_id uuid primary key,
  email text
    constraint staff_email_length check (char_length(email) <= 255)
    constraint staff_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  role text not null default 'owner'
    constraint staff_role_choice check (role in ('owner', 'editor', 'author')),
  added_at timestamp with time zone,
  last_seen_at timestamp with time zone
);

alter table public.blog_posts add constraint blog_posts_category_fkey
  foreign key (category) references public.blog_categories (name) on update cascade;

alter table public.services add constraint services_hourly_price_fkey
  foreign key (hourly_price) references public.price_plans (id);
create index services_hourly_price on public.services (hourly_price);

alter table public.services add constraint services_least_price_fkey
  foreign key (least_price) references public.price_plans (id);
create index services_least_price on public.services (least_price);

create trigger services_hours_job_sizes_are_there after insert or update of hours on public.services
  for each row execute function private.check_references('hours', 'job_sizes', '$[*]."size"[*]');

create trigger job_sizes_stay_for_services_hours_job_sizes after delete on public.job_sizes
  for each row execute function private.refuse_referenced('services', 'hours', '$[*]."size"[*]');

alter table public.testimonials add constraint testimonials_service_id_fkey
  foreign key (service_id) references public.services (id) on delete set null;
create index testimonials_service_id on public.testimonials (service_id);

alter table public.testimonials add constraint testimonials_area_id_fkey
  foreign key (area_id) references public.areas (id) on delete set null;
create index testimonials_area_id on public.testimonials (area_id);

create index areas_neighbours on public.areas using gin (neighbours);
create trigger areas_neighbours_are_there after insert or update of neighbours on public.areas
  for each row execute function private.check_references('neighbours', 'areas');
create trigger areas_stay_for_areas_neighbours after delete on public.areas
  for each row execute function private.refuse_referenced('areas', 'neighbours');

alter table public.menu add constraint menu_below_fkey
  foreign key (below) references public.menu (id) on delete set null;
create index menu_below on public.menu (below);

create function private.record_title(of_table text, record jsonb) returns text
language sql immutable set search_path = '' as $$
  select case of_table
    when 'blog_posts' then record ->> 'title'
    when 'enquiries' then record ->> 'name'
    when 'pages' then case when record ->> 'path' = '/' then 'Home' else record ->> 'title' end
    when 'services' then record ->> 'title'
    when 'price_plans' then record ->> 'name'
    when 'job_sizes' then record ->> 'name'
    when 'testimonials' then record ->> 'name'
    when 'areas' then record ->> 'name'
    when 'questions' then record ->> 'question'
    when 'team_members' then record ->> 'name'
    when 'blog_categories' then record ->> 'name'
    when 'menu' then record ->> 'label'
    when 'company' then record ->> 'name'
    when 'staff' then record ->> 'email'
  end;
$$;

-- Texts that quote a price by its address, "{{price.basic}}".
create function private.quoting_columns() returns table (table_name text, column_name text, type text)
language sql immutable set search_path = '' as $$
  values
    ('pages', 'title', 'text'),
    ('pages', 'description', 'text'),
    ('pages', 'sections', 'jsonb'),
    ('services', 'title', 'text'),
    ('services', 'summary', 'text'),
    ('services', 'description', 'text'),
    ('services', 'features', 'text[]'),
    ('services', 'benefits', 'text'),
    ('price_plans', 'name', 'text'),
    ('price_plans', 'suits', 'text'),
    ('price_plans', 'inclusions', 'text[]'),
    ('areas', 'introduction', 'text'),
    ('areas', 'travel_note', 'text'),
    ('questions', 'question', 'text'),
    ('questions', 'answer', 'text'),
    ('team_members', 'bio', 'text'),
    ('menu', 'label', 'text'),
    ('company', 'notice', 'text');
$$;
grant execute on function private.quoting_columns to authenticated, service_role;

-- Pages without which the site is not whole, and addresses that no page and no post may have.
create function private.is_site_page(path text) returns boolean
language sql immutable set search_path = '' as $$
  select path in ('/', '/about', '/services', '/contact', '/sitemap', '/privacy-policy', '/terms-of-service');
$$;
grant execute on function private.is_site_page to authenticated, service_role;
alter table public.pages add constraint pages_path_free check (
  private.is_site_page(path)
  or (
    split_part(path, '/', 2) not in ('404', '500', 'admin', 'admin-assets', 'api', 'assets', 'auth', 'blog', 'feed', 'index', 'locations', 'pictures', 'preview', 'rest', 'rss', 'storage')
    and path !~ '/(aux|con|nul|prn|com[1-9]|lpt[1-9])(/|$)'
    and path !~ '/.*/index(/|$)'
  )
);
alter table public.blog_posts add constraint blog_posts_slug_free check (slug not in ('404', '500', 'admin', 'api', 'assets', 'atom', 'aux', 'con', 'feed', 'index', 'nul', 'preview', 'prn', 'rss', 'sitemap'));

-- Whether visitors find a page at a path.
create function private.is_public_path(path text) returns boolean
language sql stable set search_path = '' as $$
  select path in ('/blog', '/locations')
  or exists (
    select from public.blog_posts as one where starts_with(is_public_path.path, '/blog/') and slug = substr(is_public_path.path, 7) and private.is_public(to_jsonb(one))
  )
  or exists (
    select from public.pages as one where path = is_public_path.path and private.is_public(to_jsonb(one))
  )
  or exists (
    select from public.areas as one where starts_with(is_public_path.path, '/locations/') and slug = substr(is_public_path.path, 12) and private.is_public(to_jsonb(one))
  );
$$;
