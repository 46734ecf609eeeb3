-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.company
  drop constraint company_areas_count;
alter table public.company
  drop constraint company_areas_filled;
alter table public.company
  drop constraint company_areas_texts;
alter table public.company
  drop constraint company_rounds_count;
alter table public.company
  drop constraint company_rounds_size;
alter table public.pages
  drop constraint pages_path_free;
create table public.areas (
  id            uuid                     not null default gen_random_uuid(),
  name          text                     not null,
  as_said       text,
  slug          text                     not null,
  outward_codes text,
  published     boolean                  not null default false,
  introduction  text,
  travel_note   text,
  pictures      jsonb                    not null default '[]'::jsonb,
  questions     jsonb                    not null default '[]'::jsonb,
  neighbours    uuid[]                   not null default '{}'::uuid[],
  location      jsonb,
  position      text                     collate pg_catalog."C" not null,
  created_at    timestamp with time zone not null default now(),
  updated_at    timestamp with time zone not null default now(),
  constraint areas_as_said_filled check ((as_said ~ '[^[:space:]]'::text)),
  constraint areas_as_said_length check ((char_length(as_said) <= 60)),
  constraint areas_introduction_filled check ((introduction ~ '[^[:space:]]'::text)),
  constraint areas_introduction_length check ((char_length(introduction) <= 600)),
  constraint areas_location_place
    check
    (((location @?
    'strict $?(((@."latitude" >= -90 && @."latitude" <= 90) && @."longitude" >= -180) && @."longitude" <= 180)'::jsonpath) AND (octet_length((location)::text) <= 200))),
  constraint areas_name_filled check ((name ~ '[^[:space:]]'::text)),
  constraint areas_name_length check ((char_length(name) <= 60)),
  constraint areas_neighbours_count
    check
    (((COALESCE(array_ndims(neighbours), 1) = 1) AND (cardinality(neighbours) <= 12) AND (array_position(neighbours,
    NULL::uuid) IS NULL))),
  constraint areas_outward_codes_format
    check
    ((outward_codes ~
    '^[A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?)(, [A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?))*$'::text)),
  constraint areas_outward_codes_length check ((char_length(outward_codes) <= 300)),
  constraint areas_pictures_count check ((
CASE jsonb_typeof(pictures)
    WHEN 'array'::text THEN jsonb_array_length(pictures)
    ELSE 0
END <= 12)),
  constraint areas_pictures_size
    check
    (((jsonb_typeof(pictures) = 'array'::text) AND (octet_length((pictures)::text) <= 100000) AND (NOT
    jsonb_path_exists(pictures, 'strict $.**{10}'::jsonpath)))),
  constraint areas_pkey primary key (id),
  constraint areas_position_length check (((char_length(position) >= 1) AND (char_length(position) <= 1000))),
  constraint areas_questions_count check ((
CASE jsonb_typeof(questions)
    WHEN 'array'::text THEN jsonb_array_length(questions)
    ELSE 0
END <= 12)),
  constraint areas_questions_size
    check
    (((jsonb_typeof(questions) = 'array'::text) AND (octet_length((questions)::text) <= 100000) AND (NOT
    jsonb_path_exists(questions, 'strict $.**{10}'::jsonpath)))),
  constraint areas_slug_format check ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint areas_slug_key unique (slug),
  constraint areas_slug_length check ((char_length(slug) <= 60)),
  constraint areas_travel_note_filled check ((travel_note ~ '[^[:space:]]'::text)),
  constraint areas_travel_note_length check ((char_length(travel_note) <= 400))
);
alter table public.areas
  enable row level security;
-- By hand: the places that company and sitemap named become areas, with their postcodes and without pages.
insert into public.areas (name, as_said, slug, outward_codes, position)
select name, nullif(said, name), slug, codes, 'a' || substr(digits, (row_number() over (order by place))::int, 1)
from (
  select
    slug, min(place) as place, (array_agg(said order by place))[1] as said, (array_agg(name order by place))[1] as name,
    string_agg(codes, ', ' order by place) as codes
  from (
    select
      *,
      coalesce(
        nullif(trim(both '-' from left(regexp_replace(regexp_replace(lower(name), '[^a-z0-9 -]', '', 'g'), '[ -]+', '-', 'g'), 60)), ''),
        'area-' || place
      ) as slug
    from (
      select *, coalesce(nullif(regexp_replace(said, '^the (wider )?', ''), ''), said) as name
      from (
        select left(trim(area), 60) as said, null as codes, place from public.company, unnest(areas) with ordinality as all_areas (area, place)
        union all
        select left(trim(round ->> 'place'), 60), round ->> 'codes', 100 + place
        from public.company, jsonb_array_elements(rounds) with ordinality as all_rounds (round, place)
        union all
        select left(trim(area), 60), null, 200 + place
        from public.pages, jsonb_array_elements(sections) as all_sections (section),
          jsonb_array_elements_text(coalesce(section -> 'places', '[]')) with ordinality as all_places (area, place)
        where path = '/sitemap' and section ->> 'type' = 'allPages'
      ) as written
      where said <> ''
    ) as named
  ) as addressed
  group by slug
) as distinct_areas, (values ('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')) as sixty_two (digits);
update public.pages
set sections = (
  select jsonb_agg(section - 'places' order by place) from jsonb_array_elements(sections) with ordinality as all_sections (section, place)
)
where jsonb_path_exists(sections, '$[*] ? (@.type == "allPages").places');
alter table public.company
  drop column areas;
alter table public.company
  drop column rounds;
create or replace function private.record_title (
  of_table text,
  record   jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.served_areas()
  returns table (
    slug          text,
    name          text,
    as_said       text,
    outward_codes text,
    place         text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select slug, name, coalesce(as_said, name), outward_codes, position from public.areas;
$function$;
create or replace function public.served_areas()
  returns table (
    slug          text,
    name          text,
    as_said       text,
    outward_codes text,
    place         text
  )
  language sql
  stable
  set search_path to ''
  AS $function$select * from private.served_areas()$function$;
create index areas_neighbours on public.areas using gin (neighbours);
create trigger areas_keep_id
  before insert or update of id on public.areas
  for each row
  execute function private.keep_id();
create trigger areas_keep_revisions
  after insert or delete or update on public.areas
  for each row
  execute function private.keep_revision();
create trigger areas_neighbours_are_there
  after insert or update of neighbours on public.areas
  for each row
  execute function private.check_references('neighbours', 'areas');
create trigger areas_note_delete
  after delete on public.areas referencing OLD table as changed
  for each STATEMENT
  execute function private.note_content_change();
create trigger areas_note_insert
  after insert on public.areas referencing NEW table as changed
  for each STATEMENT
  execute function private.note_content_change();
insert into public.content_versions (name) select 'areas' where exists (select from public.areas)
  on conflict do nothing;
create trigger areas_note_update
  after update on public.areas referencing OLD table as former NEW table as changed
  for each STATEMENT
  execute function private.note_content_change();
create trigger areas_stamp_times
  before insert or update on public.areas
  for each row
  execute function private.stamp_times();
create trigger areas_stay_for_areas_neighbours
  after delete on public.areas
  for each row
  execute function private.refuse_referenced('areas', 'neighbours');
create policy "Everyone reads what is published, staff all" on public.areas
  for select
  to anon, authenticated
  using ((published or ( select private.is_staff() as is_staff)));
create policy "Staff add to it" on public.areas
  for insert
  to authenticated
  with check (( SELECT private.is_staff() AS is_staff));
create policy "Staff change it" on public.areas
  for update
  to authenticated
  using (( select private.is_staff() as is_staff));
create policy "Staff delete from it" on public.areas
  for delete
  to authenticated
  using (( select private.is_staff() as is_staff));
revoke all on function private.served_areas() from public;
grant execute on function private.served_areas() to anon, authenticated, postgres, service_role;
revoke all on function public.served_areas() from public;
grant execute on function public.served_areas() to anon, authenticated, postgres, service_role;
grant select on table public.areas to anon;
grant delete, insert, select, update on table public.areas to authenticated;
grant all on table public.areas to postgres, service_role;
alter table public.pages
  add constraint pages_path_free
    check
    ((private.is_site_page(path) OR ((split_part(path, '/'::text, 2) <> ALL (ARRAY['404'::text, '500'::text,
    'admin'::text,
    'admin-assets'::text,
    'api'::text,
    'assets'::text,
    'auth'::text,
    'blog'::text,
    'feed'::text,
    'index'::text,
    'locations'::text,
    'pictures'::text,
    'preview'::text,
    'rest'::text,
    'rss'::text,
    'storage'::text])) AND (path !~ '/(aux|con|nul|prn|com[1-9]|lpt[1-9])(/|$)'::text) AND
    (path !~ '/.*/index(/|$)'::text)))) not valid;
