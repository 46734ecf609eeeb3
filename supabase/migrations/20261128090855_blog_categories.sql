-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.blog_posts
  drop constraint blog_posts_category_choice;
alter table public.blog_posts
  drop constraint blog_posts_category_filled;
create table public.blog_categories (
  id         uuid                     not null default gen_random_uuid(),
  name       text                     not null,
  image      text,
  position   text                     collate pg_catalog."C" not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint blog_categories_image_length check ((char_length(image) <= 2000)),
  constraint blog_categories_image_url
    check
    ((image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'::text)),
  constraint blog_categories_name_filled check ((name ~ '[^[:space:]]'::text)),
  constraint blog_categories_name_key unique (name),
  constraint blog_categories_name_length check ((char_length(name) <= 60)),
  constraint blog_categories_pkey primary key (id),
  constraint blog_categories_position_length
    check (((char_length(position) >= 1) AND (char_length(position) <= 1000)))
);
alter table public.blog_categories
  enable row level security;
alter table public.blog_posts
  alter column category drop not null;
-- By hand: a project that has posts keeps the categories that it could choose from; a new one is given them by content:push.
insert into public.blog_categories (id, name, image, position)
select * from (values
  ('c0a10009-0000-4000-8000-000000000001'::uuid, 'Home Cleaning', '/pictures/blog-home-cleaning.webp', 'a0'),
  ('c0a10009-0000-4000-8000-000000000002'::uuid, 'Carpet Cleaning', '/pictures/blog-carpet-cleaning.webp', 'a1'),
  ('c0a10009-0000-4000-8000-000000000003'::uuid, 'End of Tenancy', '/pictures/blog-end-of-tenancy.webp', 'a2'),
  ('c0a10009-0000-4000-8000-000000000004'::uuid, 'Green Cleaning', '/pictures/blog-green-cleaning.webp', 'a3'),
  ('c0a10009-0000-4000-8000-000000000005'::uuid, 'Commercial Cleaning', '/pictures/blog-commercial-cleaning.webp', 'a4'),
  ('c0a10009-0000-4000-8000-000000000006'::uuid, 'Seasonal Cleaning', '/pictures/blog-seasonal-cleaning.webp', 'a5'),
  ('c0a10009-0000-4000-8000-000000000007'::uuid, 'Deep Cleaning', null, 'a6')
) as former
where exists (select from public.blog_posts);
update public.blog_posts set category = null where category = '';
create or replace function private.blank_category_is_none()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.category := null;
  return new;
end;
$function$;
create or replace function public.post_categories()
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select distinct category from public.blog_posts where category is not null order by category;
$function$;
alter table public.blog_posts
  add constraint blog_posts_category_filled check (((category IS NOT NULL) OR (published_at IS NULL))) not valid;
alter table public.blog_posts
  add constraint blog_posts_category_fkey foreign key (category) references public.blog_categories(name)
    on update cascade;
create trigger blog_categories_keep_id
  before insert or update of id on public.blog_categories
  for each row
  execute function private.keep_id();
create trigger blog_categories_keep_revisions
  after insert or delete or update on public.blog_categories
  for each row
  execute function private.keep_revision();
create trigger blog_categories_note_delete
  after delete on public.blog_categories referencing OLD table as changed
  for each STATEMENT
  execute function private.note_content_change();
create trigger blog_categories_note_insert
  after insert on public.blog_categories referencing NEW table as changed
  for each STATEMENT
  execute function private.note_content_change();
insert into public.content_versions (name) select 'blog_categories' where exists (select from public.blog_categories)
  on conflict do nothing;
create trigger blog_categories_note_update
  after update on public.blog_categories referencing OLD table as former NEW table as changed
  for each STATEMENT
  execute function private.note_content_change();
create trigger blog_categories_stamp_times
  before insert or update on public.blog_categories
  for each row
  execute function private.stamp_times();
create trigger blog_posts_blank_category
  before insert or update of category on public.blog_posts
  for each row
  when ((new.category = ''::text))
  execute function private.blank_category_is_none();
create policy "Everyone reads it" on public.blog_categories
  for select
  to anon, authenticated
  using (true);
create policy "Staff add to it" on public.blog_categories
  for insert
  to authenticated
  with check (( SELECT private.is_staff() AS is_staff));
create policy "Staff change it" on public.blog_categories
  for update
  to authenticated
  using (( select private.is_staff() as is_staff));
create policy "Staff delete from it" on public.blog_categories
  for delete
  to authenticated
  using (( select private.is_staff() as is_staff));
revoke all on function private.blank_category_is_none() from public;
grant execute on function private.blank_category_is_none() to postgres;
grant select on table public.blog_categories to anon;
grant delete, insert, select, update on table public.blog_categories to authenticated;
grant all on table public.blog_categories to postgres, service_role;
