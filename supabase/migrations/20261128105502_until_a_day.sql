-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop policy "Everyone reads what is published, staff all, authors theirs" on public.blog_posts;
drop policy "Everyone reads what is published, staff all" on public.menu;
drop policy "Everyone follows the former address of what is published" on public.moved_addresses;
drop policy "Everyone reads what is published, staff all, authors theirs" on public.pages;
drop trigger blog_posts_keep_moved_address on public.blog_posts;
drop trigger pages_keep_moved_page on public.pages;
drop trigger pages_keep_site_page on public.pages;
drop trigger pages_show_links on public.pages;
alter table public.blog_posts
  add column published_until timestamp with time zone;
alter table public.blog_posts
  add column leads_to text;
alter table public.menu
  add column shown_until timestamp with time zone;
alter table public.moved_addresses
  add column leads_to text;
alter table public.moved_addresses
  add column ends_at timestamp with time zone;
alter table public.pages
  add column published_until timestamp with time zone;
alter table public.pages
  add column leads_to text;
create or replace function private.is_public (
  record jsonb
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when record ? 'published_at' then
      coalesce((record ->> 'published_at')::timestamptz <= now(), false)
      and coalesce((record ->> 'published_until')::timestamptz > now(), true)
    when record ? 'published' then (record -> 'published') = 'true'
    else true
  end;
$function$;
create or replace function private.keep_moved_address()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  former constant text := to_jsonb(old) ->> tg_argv[0];
  address constant text := to_jsonb(new) ->> tg_argv[0];
  post constant uuid := case tg_table_name when 'blog_posts' then new.id end;
  page constant uuid := case tg_table_name when 'pages' then new.id end;
begin
  delete from public.moved_addresses where leads_to is not null and (post_id = post or page_id = page);
  -- What is scheduled takes a former address when its time comes; the policy above decides it until then.
  if private.is_public(to_jsonb(new)) then
    delete from public.moved_addresses where slug = address;
  end if;
  if former <> address and private.is_public(to_jsonb(old)) then
    insert into public.moved_addresses (slug, post_id, page_id)
    values (former, post, page)
    on conflict (slug) do update set post_id = excluded.post_id, page_id = excluded.page_id, moved_at = now();
  end if;
  if new.published_at is not null and new.published_until is not null and new.leads_to is not null then
    insert into public.moved_addresses (slug, post_id, page_id, leads_to, ends_at)
    values (address, post, page, new.leads_to, new.published_until)
    on conflict (slug) do nothing;
  end if;
  return null;
end;
$function$;
create or replace function private.keep_shown_from()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  address constant text := private.path_of_link(new.href);
  page_from timestamptz;
  page_until timestamptz;
  led_to_page boolean := new.shown_from > '-infinity';
begin
  new.href := private.plain_link(new.href);
  select min(coalesce(published_at, 'infinity')), max(coalesce(published_until, 'infinity'))
  into page_from, page_until
  from public.pages
  where path = address or id = (select page_id from public.moved_addresses where slug = address);
  if tg_op = 'UPDATE' then
    led_to_page := old.shown_from > '-infinity' and address = private.path_of_link(old.href);
  end if;
  new.shown_from := case
    when private.is_site_page(address) then '-infinity'
    when page_from is not null then page_from
    when led_to_page then 'infinity'
    else '-infinity'
  end;
  new.shown_until := nullif(page_until, 'infinity');
  return new;
end;
$function$;
create or replace function private.keep_site_page()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'DELETE' then
    if private.is_site_page(old.path) then
      raise sqlstate 'PT409' using message = 'The site needs this page: it cannot be deleted';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and new.path <> old.path
    and (private.is_site_page(old.path) or private.is_site_page(new.path))
  then
    raise sqlstate 'PT409' using
      message = 'The address of one of the site''s own pages stays as it is';
  end if;
  if private.is_site_page(new.path) then
    if tg_op = 'INSERT' and private.staff_role() = 'author' then
      raise insufficient_privilege using
        message = 'This is one of the site''s own pages: an editor or an owner can write it';
    end if;
    if new.published_at is null or new.published_at > now() or new.published_until is not null then
      raise sqlstate 'PT409' using message = 'The site needs this page: it stays public';
    end if;
  end if;
  return new;
end;
$function$;
create or replace function private.next_publication (
  table_name text
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  moments text;
  due timestamptz;
begin
  select string_agg(
    format(
      case atttypid when 'timestamptz[]'::regtype
        then 'select min(moment) as moment from public.%2$I, unnest(%1$I) as moment where moment > now()'
        else 'select min(%1$I) as moment from public.%2$I where %1$I > now()'
      end, attname, table_name
    ), ' union all '
  ) into moments
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass
    and attname in ('published_at', 'published_until', 'section_moments');
  if moments is not null then
    execute format('select min(moment) from (%s) as moments', moments) into due;
  end if;
  return due;
end;
$function$;
create or replace function private.section_moments (
  sections jsonb
)
  returns timestamp with time zone[]
  language sql
  immutable
  set search_path to ''
  AS $function$
  select nullif(array(
    select (make_date(parts[1]::integer, parts[2]::integer, parts[3]::integer) + (key = 'last_day')::integer)::timestamp
      at time zone 'Europe/London'
    from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end) as section,
      unnest(array['first_day', 'last_day']) as key,
      regexp_match(section ->> key, '^(\d{4})-(\d\d)-(\d\d)$') as parts
    where parts is not null
  ), '{}');
$function$;
create or replace function private.words_in (
  sections jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(string_agg(public.plain_text(text), ' '), '')
  from (
    select distinct found #>> '{}' as text
    from jsonb_path_query(
      sections,
      'lax $.** ? (@.type() == "object").keyvalue()
        ? (!(@.key like_regex "^(id|type|icon|tone|side|layout|first_day|last_day|href|.+_href|address)$")).value ? (@.type() == "string")'
    ) as found
    where not starts_with(found #>> '{}', '/')
  ) as texts;
$function$;
alter table public.blog_posts
  add constraint blog_posts_leads_to_length check ((char_length(leads_to) <= 2000)) not valid;
alter table public.blog_posts
  add constraint blog_posts_leads_to_url
    check ((leads_to ~ '^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$'::text)) not valid;
alter table public.moved_addresses
  add constraint moved_addresses_end check (((leads_to IS NULL) = (ends_at IS NULL))) not valid;
alter table public.moved_addresses
  add constraint moved_addresses_leads_to_path
    check (((char_length(leads_to) <= 500) AND (leads_to ~ '^/([a-z0-9/-]*[a-z0-9])?$'::text))) not valid;
alter table public.pages
  add constraint pages_leads_to_length check ((char_length(leads_to) <= 2000)) not valid;
alter table public.pages
  add constraint pages_leads_to_url
    check ((leads_to ~ '^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$'::text)) not valid;
create trigger blog_posts_keep_moved_address
  after insert or update of slug, published_at, published_until, leads_to on public.blog_posts
  for each row
  execute function private.keep_moved_address('slug');
create trigger pages_keep_moved_page
  after insert or update of path, published_at, published_until, leads_to on public.pages
  for each row
  execute function private.keep_moved_address('path');
create trigger pages_keep_site_page
  before insert or delete or update of path, published_at, published_until on public.pages
  for each row
  execute function private.keep_site_page();
create trigger pages_show_links
  after insert or delete or update of path, published_at, published_until on public.pages
  for each row
  execute function private.show_links_to_page();
create policy "Everyone reads what is published, staff all, authors theirs" on public.blog_posts
  for select
  to anon, authenticated
  using
    ((((published_at <= now()) AND ((published_until is null) or (published_until > now()))) or ( select
    private.is_staff() as is_staff) or
    ((author_id = ( select auth.uid() as uid)) AND (( select private.staff_role() as staff_role) = 'author'::text))));
create policy "Everyone reads what is published, staff all" on public.menu
  for select
  to anon, authenticated
  using
    ((((shown_from <= now()) AND ((shown_until is null) or (shown_until > now()))) or ( select private.is_staff() as
    is_staff)));
create policy "Everyone follows the former address of what is published" on public.moved_addresses
  for select
  to anon, authenticated
  using (
CASE
    when (leads_to is not null) THEN (ends_at <= now())
    when (page_id is null) THEN ((exists ( select
       from public.blog_posts
      where (blog_posts.id = moved_addresses.post_id))) AND (not (exists ( select
       from public.blog_posts taker
      where
        ((taker.slug = moved_addresses.slug) AND (taker.published_at <= now()) AND COALESCE((taker.published_until >
        now()), true))))))
    ELSE ((exists ( select
       from public.pages
      where (pages.id = moved_addresses.page_id))) AND (not (exists ( select
       from public.pages taker
      where
        ((taker.path = moved_addresses.slug) AND (taker.published_at <= now()) AND COALESCE((taker.published_until >
        now()), true))))))
end);
create policy "Everyone reads what is published, staff all, authors theirs" on public.pages
  for select
  to anon, authenticated
  using
    ((((published_at <= now()) AND ((published_until is null) or (published_until > now()))) or ( select
    private.is_staff() as is_staff) or
    ((author_id = ( select auth.uid() as uid)) AND (( select private.staff_role() as staff_role) = 'author'::text))));
revoke all on function private.section_moments(jsonb) from public;
grant execute on function private.section_moments(jsonb) to authenticated, postgres, service_role;
alter table public.pages
  add column section_moments timestamp with time zone[] generated always as (private.section_moments(sections)) stored;
