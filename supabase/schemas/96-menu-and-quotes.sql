-- The law of what content types share beyond their columns: items of the menu that stand below each other and lead to pages, and
-- texts that quote a price.

-- The service that is asked for by a price. No foreign key: as long as nobody has written services, the site's own count.
alter table public.price_plans add column service text
  constraint price_plans_service_format check (
    char_length(service) <= 60 and service ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
  );

alter table public.company add constraint company_notice_days check (notice_until >= notice_from);

-- An item may stand below another one of its place: one level. Where that one goes to the footer or back, it goes along; where it
-- is deleted, it stands by itself again.
create unique index menu_id_place on public.menu (id, place);
alter table public.menu
  add constraint menu_below_place foreign key (below, place)
  references public.menu (id, place) on update cascade on delete set null (below);

-- Asked when the statement is done, so that items can be imported in any order; one at a time: of two that are put below each
-- other at once, each saw the other still above.
create function private.keep_menu_one_level() returns trigger
language plpgsql set search_path = ''
as $$
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

create constraint trigger menu_one_level
  after insert or update of below on public.menu
  for each row execute function private.keep_menu_one_level();

-- From when on a link leads somewhere (menu.shown_from): the publication of the page behind it, "infinity" while that is a draft.
-- A link that has led to a page is seen while its address leads to one: to the page there, or to the one that has left it; to one
-- of the site's own pages it always does. Security definer: whether there is a draft behind a link is nobody's to ask.
create function private.keep_shown_from() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := split_part(split_part(new.href, '#', 1), '?', 1);
  page_from timestamptz;
  led_to_page boolean := new.shown_from > '-infinity';
begin
  select min(coalesce(published_at, 'infinity')) into page_from
  from public.pages
  where path = address or id = (select page_id from public.moved_addresses where slug = address);
  if tg_op = 'UPDATE' then
    led_to_page :=
      old.shown_from > '-infinity' and address = split_part(split_part(old.href, '#', 1), '?', 1);
  end if;
  new.shown_from := case
    when private.is_original_page(address) then '-infinity'
    when page_from is not null then page_from
    when led_to_page then 'infinity'
    else '-infinity'
  end;
  return new;
end;
$$;

create trigger menu_keep_shown_from before insert or update on public.menu
  for each row execute function private.keep_shown_from();

-- A page that is published, withdrawn or moved shows and hides the links to it and to the addresses that it has left. Security
-- definer: an author writes pages and no menu.
create function private.show_links_to_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.menu set shown_from = shown_from
  where split_part(split_part(href, '#', 1), '?', 1) in (
    select unnest(array[old.path, new.path])
    union all
    select slug from public.moved_addresses where page_id = new.id
  );
  return null;
end;
$$;

create trigger pages_show_links
  after insert or delete or update of path, published_at on public.pages
  for each row execute function private.show_links_to_page();

-- A former address that is given up leads nowhere. Security definer: an author gives up the addresses of a draft.
create function private.show_links_to_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.menu set shown_from = shown_from
  where split_part(split_part(href, '#', 1), '?', 1) = old.slug;
  return null;
end;
$$;

create trigger moved_addresses_show_links after delete on public.moved_addresses
  for each row execute function private.show_links_to_former_address();

-- Texts quote a price by its address, "{{price.basic}}". When that is renamed, the texts follow, or they would be left out.
create function private.quotes_follow_price() returns trigger
language plpgsql set search_path = ''
as $$
declare
  quote text := '\{\{[[:blank:]]*price\.' || old.slug || '[[:blank:]]*\}\}';
  renamed text := '{{price.' || new.slug || '}}';
  mark text := '%price.' || old.slug || '%';
begin
  update public.questions
    set question = regexp_replace(question, quote, renamed, 'g'),
      answer = regexp_replace(answer, quote, renamed, 'g')
    where question like mark or answer like mark;
  update public.services
    set title = regexp_replace(title, quote, renamed, 'g'),
      summary = regexp_replace(summary, quote, renamed, 'g'),
      description = regexp_replace(description, quote, renamed, 'g'),
      benefits = regexp_replace(benefits, quote, renamed, 'g'),
      features = string_to_array(regexp_replace(array_to_string(features, E'\n'), quote, renamed, 'g'), E'\n')
    where concat_ws(' ', title, summary, description, benefits, array_to_string(features, ' ')) like mark;
  update public.price_plans
    set name = regexp_replace(name, quote, renamed, 'g'),
      suits = regexp_replace(suits, quote, renamed, 'g'),
      inclusions = string_to_array(regexp_replace(array_to_string(inclusions, E'\n'), quote, renamed, 'g'), E'\n')
    where concat_ws(' ', name, suits, array_to_string(inclusions, ' ')) like mark;
  update public.team_members set bio = regexp_replace(bio, quote, renamed, 'g') where bio like mark;
  update public.company set notice = regexp_replace(notice, quote, renamed, 'g') where notice like mark;
  update public.menu set label = regexp_replace(label, quote, renamed, 'g') where label like mark;
  update public.pages
    set title = regexp_replace(title, quote, renamed, 'g'),
      description = regexp_replace(description, quote, renamed, 'g'),
      -- A name is letters, digits and hyphens: what was JSON is JSON.
      sections = regexp_replace(sections::text, quote, renamed, 'g')::jsonb
    where concat_ws(' ', title, description, sections::text) ~ quote;
  return null;
end;
$$;

create trigger price_plans_quotes_follow
  after update of slug on public.price_plans
  for each row when (new.slug <> old.slug)
  execute function private.quotes_follow_price();

-- A price names its service by the address, without a foreign key: the site's own services stand in no table. It follows.
create function private.prices_follow_service() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.price_plans set service = new.slug where service = old.slug;
  return null;
end;
$$;

create trigger services_prices_follow
  after update of slug on public.services
  for each row when (new.slug <> old.slug)
  execute function private.prices_follow_service();
