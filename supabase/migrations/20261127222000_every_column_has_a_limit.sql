-- What only triggers and functions write had no rule of its own: an import of content, which writes past them, put a line of
-- its own into the redirects of the site. Every text, list and JSON value has a limit now, whoever writes it. Not valid: rows
-- that were stored before stay until somebody changes them.

-- A former address is a post's slug or a page's path, as their own tables have them, and never one of the site's own pages.
-- What is none leads nowhere.
delete from public.moved_addresses
where not case
  when page_id is null then char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
  else char_length(slug) <= 120 and slug ~ '^(/[a-z0-9]+(-[a-z0-9]+)*){1,3}$' and not private.is_original_page(slug)
end;

alter table public.moved_addresses
  add constraint moved_addresses_slug_format check (
    case
      when page_id is null then char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      else char_length(slug) <= 120 and slug ~ '^(/[a-z0-9]+(-[a-z0-9]+)*){1,3}$' and not private.is_original_page(slug)
    end
  );

-- The longest e-mail address that an account can have (GoTrue), and Postgres' longest name of a table.
alter table public.revisions
  add constraint revisions_table_name_length check (char_length(table_name) between 1 and 63) not valid,
  add constraint revisions_row_id_length check (char_length(row_id) between 1 and 200) not valid,
  add constraint revisions_saved_by_email_length check (char_length(saved_by_email) <= 255) not valid,
  -- Its size is that of the record, which its own table limits.
  add constraint revisions_row_object check (jsonb_typeof(row) = 'object') not valid;

alter table public.content_versions
  add constraint content_versions_name_length check (char_length(name) between 1 and 63) not valid;

alter table public.staff
  add constraint staff_email_length check (char_length(email) <= 255) not valid;

alter table public.staff_events
  add constraint staff_events_by_email_length check (char_length(by_email) <= 255) not valid,
  add constraint staff_events_about_email_length check (char_length(about_email) <= 255) not valid,
  add constraint staff_events_role check (role in ('owner', 'editor', 'author')) not valid;

alter table public.invitations
  add constraint invitations_invited_by_email_length check (char_length(invited_by_email) <= 255) not valid;

alter table public.previews
  add constraint previews_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$') not valid;

alter table public.enquiries
  add constraint enquiries_handled_by_email_length check (char_length(handled_by_email) <= 255) not valid;

alter table private.enquiry_limits
  add constraint enquiry_limits_salt_length check (char_length(salt) between 16 and 200) not valid;

alter table private.enquiry_senders
  add constraint enquiry_senders_sender_format check (sender ~ '^[0-9a-f]{64}$') not valid;

alter table private.recovery_codes
  add constraint recovery_codes_code_hash_format check (code_hash ~ '^[0-9a-f]{64}$') not valid;

alter table private.removed_factors
  add constraint removed_factors_removed_by_length check (char_length(removed_by) <= 255) not valid;

-- The order that staff give: keys of fractional-indexing, which grow by one sign for every few moves to the same place.
do $$
declare
  name text;
begin
  foreach name in array array['services', 'price_plans', 'questions', 'testimonials', 'team_members', 'menu'] loop
    execute format(
      'alter table public.%I add constraint %I check (char_length(position) between 1 and 1000) not valid',
      name, name || '_position_length');
  end loop;
end;
$$;

-- A list is no list of lists; hours are those of a week.
alter table public.services
  drop constraint services_features_count,
  add constraint services_features_count check (
    cardinality(features) between 1 and 12 and array_ndims(features) = 1
  ) not valid;

alter table public.price_plans
  drop constraint price_plans_inclusions_count,
  add constraint price_plans_inclusions_count check (
    cardinality(inclusions) between 1 and 8 and array_ndims(inclusions) = 1
  ) not valid;

alter table public.company
  drop constraint company_areas_count,
  add constraint company_areas_count check (
    cardinality(areas) between 1 and 20 and array_ndims(areas) = 1
  ) not valid,
  drop constraint company_opening_hours_format,
  add constraint company_opening_hours_format check (
    jsonb_typeof(opening_hours) = 'object'
    and octet_length(opening_hours::text) <= 2000
    and not jsonb_path_exists(
      opening_hours,
      '$.* ? (@ != null && (@.type() != "string" || !(@ like_regex "^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$")))'
    )
  ) not valid;

-- Several references are one list, of at most two hundred: asked before they are looked for.
create or replace function public.check_references() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  ids uuid[];
  found_rows integer;
begin
  execute format('select ($1).%I', tg_argv[0]) into ids using new;
  if array_ndims(ids) > 1 or cardinality(ids) > 200 then
    raise check_violation using
      message = format('"%s" of "%s" takes one list of at most 200 references', tg_argv[0], tg_table_name);
  end if;
  execute format(
    'select count(*) from (select from public.%I where id = any ($1) for key share) as present', tg_argv[1]
  ) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise foreign_key_violation using
      message = format('"%s" of "%s" names a row that is not there, or one twice', tg_argv[0], tg_table_name),
      detail = format('Key (%s) is not present in table "%s".', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end;
$$;

-- The shape of sections is another constraint's to say: of what has none, ids are not asked.
create or replace function private.sections_differ(sections jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select count(section ->> 'id') = count(distinct section ->> 'id')
  from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end) as section;
$$;
