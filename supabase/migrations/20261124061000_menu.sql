-- The links of the bar and of the footer, each in the order that staff give it. As long as nobody has written one, the
-- site's own stand.
create table public.menu (
  id uuid primary key default gen_random_uuid(),
  place text not null
    constraint menu_place check (place in ('header', 'footer')),
  label text not null
    constraint menu_label_length check (char_length(label) <= 40 and label ~ '[^[:space:]]'),
  href text not null
    constraint menu_href_address check (
      char_length(href) <= 500 and href ~ '^(https://[^[:space:]"<>\\]+|/([^/\\[:space:]"<>][^[:space:]"<>\\]*)?)$'
    ),
  -- From when on it leads somewhere: the publication of the page behind it, "infinity" while that is a draft. The trigger
  -- below keeps it.
  shown_from timestamptz not null default '-infinity',
  position text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger menu_keep_id before insert or update of id on public.menu
  for each row execute function public.keep_id();
create trigger menu_stamp_times before insert or update on public.menu
  for each row execute function public.stamp_times();
create trigger menu_keep_revisions
  after insert or update of place, label, href, position or delete on public.menu
  for each row execute function public.keep_revision();
create trigger menu_note_insert after insert on public.menu referencing new table as changed
  for each statement execute function public.note_content_change();
create trigger menu_note_update after update on public.menu referencing new table as changed
  for each statement execute function public.note_content_change();
create trigger menu_note_delete after delete on public.menu referencing old table as changed
  for each statement execute function public.note_content_change();

-- Security definer: whether there is a draft behind a link is nobody's to ask.
create function public.keep_shown_from() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.shown_from := coalesce(
    (
      select coalesce(published_at, 'infinity') from public.pages
      where path = split_part(split_part(new.href, '#', 1), '?', 1)
    ),
    '-infinity'
  );
  return new;
end;
$$;
revoke execute on function public.keep_shown_from() from public;

create trigger menu_keep_shown_from before insert or update on public.menu
  for each row execute function public.keep_shown_from();

alter table public.menu enable row level security;
grant select on public.menu to anon;
grant select, insert, update, delete on public.menu to authenticated;
grant all on public.menu to service_role;

create policy "Staff write it" on public.menu
  for all to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
create policy "Everyone reads what leads somewhere" on public.menu
  for select to anon, authenticated
  using (shown_from <= now());

-- A page that is published, withdrawn or moved shows and hides the links to it. Security definer: an author writes pages
-- and no menu.
create function public.show_links_to_page() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.menu set shown_from = shown_from
  where split_part(split_part(href, '#', 1), '?', 1) in (old.path, new.path);
  return null;
end;
$$;
revoke execute on function public.show_links_to_page() from public;

create trigger pages_show_links
  after insert or delete or update of path, published_at on public.pages
  for each row execute function public.show_links_to_page();
