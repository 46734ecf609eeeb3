-- A link of the menu that has led to a page is seen while its address leads to one: to the page there, or to the one that
-- has left it.

create or replace function public.keep_shown_from() returns trigger
language plpgsql security definer
set search_path = ''
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

-- As before, and the links to the addresses that the page has left.
create or replace function public.show_links_to_page() returns trigger
language plpgsql security definer
set search_path = ''
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

-- A former address that is given up leads nowhere. Security definer: an author gives up the addresses of a draft.
create function public.show_links_to_former_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.menu set shown_from = shown_from
  where split_part(split_part(href, '#', 1), '?', 1) = old.slug;
  return null;
end;
$$;
revoke execute on function public.show_links_to_former_address() from public;

create trigger moved_addresses_show_links after delete on public.moved_addresses
  for each row execute function public.show_links_to_former_address();

-- What is hidden behind a draft, though its address leads on.
update public.menu set shown_from = shown_from;
