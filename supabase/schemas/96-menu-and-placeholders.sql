-- The law of what content types share beyond their columns: menu items with children and links to pages, and texts that quote a
-- price.

alter table public.company add constraint company_notice_days check (notice_until >= notice_from);

-- UK law asks where a published review comes from (Digital Markets, Competition and Consumers Act 2024, schedule 20).
alter table public.testimonials
  add constraint testimonials_source_of_published check (source is not null or not published);

-- An item may have a parent in the same place: one level. Where the parent moves to the footer or back, its children follow;
-- where it is deleted, they become items of their own. The field's reference alone does not do that.
alter table public.menu drop constraint menu_below_fkey;
drop index public.menu_below;
create unique index menu_id_place on public.menu (id, place);
create index menu_below_of_place on public.menu (below, place);
alter table public.menu
  add constraint menu_below_place foreign key (below, place)
  references public.menu (id, place) on update cascade on delete set null (below);

-- Checked when the statement is done, so that items can be imported in any order; one at a time: of two that became each other's
-- parent at once, each saw the other as it was before.
create function private.keep_menu_one_level() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.menu levels'));
  if exists (
    select from public.menu item
    join public.menu above on above.id = item.below
    where above.below is not null and new.id in (item.id, above.id)
  ) then
    raise check_violation using message = 'new row violates check constraint "menu_one_level"';
  end if;
  return null;
end;
$$;

create constraint trigger menu_one_level after insert or update of below on public.menu
  for each row execute function private.keep_menu_one_level();

-- A link to a draft was shown where it was spelt "/x/", "/./x" or "/%78", which browsers and hosts take for "/x". An address of
-- this site has one normal form (RFC 3986, section 6.2.2), and it is stored so.
create function private.plain_link(href text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  path text := substring(href from '^[^?#]*');
  rest constant text := substr(href, char_length(path) + 1);
  code text;
  part text;
  parts text[] := '{}';
begin
  if href !~ '^/' or href ~ '^/[/\\]' then
    return href;
  end if;
  -- Letters that need not be encoded.
  for code in
    select distinct encoded[1]
    from regexp_matches(path, '(%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]))', 'gi') as encoded
  loop
    path := replace(path, code, chr(('x' || substr(code, 2))::bit(8)::integer));
  end loop;
  foreach part in array string_to_array(path, '/') loop
    if part = '..' then
      parts := trim_array(parts, least(1, cardinality(parts)));
    elsif part not in ('', '.') then
      parts := parts || part;
    end if;
  end loop;
  return '/' || array_to_string(parts, '/') || rest;
end;
$$;

-- The page's path that a link leads to, whatever follows it; hosts and the site take no notice of capitals.
create function private.path_of_link(href text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(private.plain_link(href) from '^[^?#]*'));
$$;

-- From when and until when a link leads somewhere (menu.shown_from, shown_until): the publication of the page behind it,
-- "infinity" while that is a draft. A link that has led to a page is seen while its address leads to one: to the page there, or
-- to the one that has left it; to one of the site's own pages it always does. Security definer: whether there is a draft behind a
-- link is nobody's to ask.
create function private.keep_shown_from() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

create trigger menu_keep_shown_from before insert or update on public.menu
  for each row execute function private.keep_shown_from();

-- A page that is published, withdrawn or moved shows and hides the links to it and to the addresses that it has left. Security
-- definer: an author writes pages and no menu.
create function private.show_links_to_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.menu set shown_from = shown_from
  where private.path_of_link(href) in (
    select unnest(array[old.path, new.path])
    union all
    select slug from public.moved_addresses where page_id = new.id
  );
  return null;
end;
$$;

create trigger pages_show_links after insert or delete or update of path, published_at, published_until on public.pages
  for each row execute function private.show_links_to_page();

create function private.show_links_to_former_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.menu set shown_from = shown_from
  where private.path_of_link(href) = coalesce(new.slug, old.slug);
  return null;
end;
$$;

create trigger moved_addresses_show_links after insert or delete on public.moved_addresses
  for each row execute function private.show_links_to_former_address();

-- Texts quote a price by its address, "{{price.basic}}". When that is renamed, the texts follow, or they would be left out. A
-- text that a longer name makes too long stays as it is; the admin says which.
create function private.quotes_follow_price() returns trigger
language plpgsql set search_path = '' as $$
declare
  quote constant text := '\{\{[[:blank:]]*price\.' || old.slug || '[[:blank:]]*\}\}';
  renamed constant text := '{{price.' || new.slug || '}}';
  quoting record;
  row_id uuid;
begin
  for quoting in
    select named.table_name,
      string_agg(format('%1$I::text', named.column_name), ', ') as texts,
      string_agg(
        format(
          case named.type
            when 'text[]' then '%1$I = string_to_array(regexp_replace(array_to_string(%1$I, E''\n''), $1, $2, ''g''), E''\n'')'
            -- A name is letters, digits and hyphens: what was JSON is JSON.
            when 'jsonb' then '%1$I = regexp_replace(%1$I::text, $1, $2, ''g'')::jsonb'
            else '%1$I = regexp_replace(%1$I, $1, $2, ''g'')'
          end,
          named.column_name
        ),
        ', '
      ) as changes
    from (
      select * from private.quoting_columns()
      union all values ('drafts', 'changes', 'jsonb'), ('drafts', 'base', 'jsonb')
    ) as named (table_name, column_name, type)
    group by named.table_name
  loop
    for row_id in
      execute format('select id from public.%I where concat_ws('' '', %s) ~ $1', quoting.table_name, quoting.texts)
      using quote
    loop
      begin
        execute format('update public.%I set %s where id = $3', quoting.table_name, quoting.changes)
          using quote, renamed, row_id;
      exception when check_violation then
        null;
      end;
    end loop;
  end loop;
  return null;
end;
$$;

create trigger price_plans_quotes_follow after update of slug on public.price_plans
  for each row when (new.slug <> old.slug)
  execute function private.quotes_follow_price();

-- A price names its service by the address, without a foreign key, as a service may be removed; it follows a renamed one.
create function private.prices_follow_service() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.price_plans set service = new.slug where service = old.slug;
  return null;
end;
$$;

create trigger services_prices_follow after update of slug on public.services
  for each row when (new.slug <> old.slug)
  execute function private.prices_follow_service();

-- What everybody may know of each area, also of one whose page is not published: the postcode check, lists and JSON-LD say it.
-- Security definer: the policies hide the row, and its words stay hidden.
create function private.served_areas()
returns table (slug text, name text, as_said text, outward_codes text, place text)
language sql stable security definer set search_path = '' as $$
  select slug, name, coalesce(as_said, name), outward_codes, position from public.areas;
$$;
grant execute on function private.served_areas to anon, authenticated, service_role;
