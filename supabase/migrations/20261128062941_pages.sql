-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop trigger pages_keep_original_path on public.pages;
alter table public.moved_addresses
  drop constraint moved_addresses_slug_format;
alter table public.pages
  drop constraint pages_path_free;
drop function private.is_original_page(text);
drop function private.keep_original_path();
create or replace function private.is_site_page (
  path text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select path in ('/', '/about', '/services', '/contact', '/sitemap', '/privacy-policy', '/terms-of-service');
$function$;
create or replace function private.keep_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kept constant integer := 50;
  -- As the index has it: compared with a `name` it is read from end to end, for each row of a statement.
  written_table constant text := tg_table_name;
  old_row constant jsonb := to_jsonb(old) - 'search_text';
  new_row constant jsonb := to_jsonb(new) - 'search_text';
  record_row constant jsonb := coalesce(new_row, old_row);
  record_id constant text := record_row ->> 'id';
  author constant uuid := (select auth.uid());
begin
  -- What only touches the record, without a word changed, is no version.
  if tg_op = 'UPDATE' and new_row - 'updated_at' = old_row - 'updated_at' then
    return null;
  end if;

  perform private.keep_picture_uses(written_table, record_id, new_row);

  -- A record that is older than its history starts it with what it was.
  if tg_op = 'UPDATE' and not exists (
    select from public.revisions where table_name = written_table and row_id = record_id
  ) then
    insert into public.revisions (table_name, row_id, operation, saved_at, row)
    values (
      written_table, record_id, 'insert',
      coalesce((old_row ->> 'updated_at')::timestamptz, now()), old_row
    );
  end if;

  insert into public.revisions (table_name, row_id, operation, saved_by, saved_by_email, row)
  values (
    written_table, record_id, lower(tg_op), author,
    (select email from auth.users where id = author), record_row
  );

  -- What the record said first is always there to bring back.
  delete from public.revisions
  where table_name = written_table and row_id = record_id
    and (operation = 'update' or operation = 'delete' and saved_at < now() - interval '30 days')
    and id <= (
      select id from public.revisions
      where table_name = written_table and row_id = record_id
      order by id desc offset kept limit 1
    );

  if tg_op = 'DELETE' and coalesce(current_setting('history.has_forgotten', true), '') = '' then
    perform set_config('history.has_forgotten', 'yes', true);
    perform private.forget_deleted();
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
  led_to_page boolean := new.shown_from > '-infinity';
begin
  new.href := private.plain_link(new.href);
  select min(coalesce(published_at, 'infinity')) into page_from
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
    if new.published_at is null or new.published_at > now() then
      raise sqlstate 'PT409' using message = 'The site needs this page: it stays public';
    end if;
  end if;
  return new;
end;
$function$;
create trigger pages_keep_site_page
  before insert or delete or update of path, published_at on public.pages
  for each row
  execute function private.keep_site_page();
revoke all on function private.is_site_page(text) from public;
grant execute on function private.is_site_page(text) to authenticated, postgres, service_role;
revoke all on function private.keep_site_page() from public;
grant execute on function private.keep_site_page() to postgres;
alter table public.moved_addresses
  add constraint moved_addresses_slug_format check (
CASE
    WHEN (page_id IS NULL) THEN ((char_length(slug) <= 200) AND (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
    ELSE
      ((char_length(slug) <= 120) AND (slug ~ '^(/[a-z0-9]+(-[a-z0-9]+)*){1,3}$'::text) AND (NOT
      private.is_site_page(slug)))
END) not valid;
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
    'pictures'::text,
    'preview'::text,
    'rest'::text,
    'rss'::text,
    'storage'::text])) AND (path !~ '/(aux|con|nul|prn|com[1-9]|lpt[1-9])(/|$)'::text) AND
    (path !~ '/.*/index(/|$)'::text)))) not valid;
