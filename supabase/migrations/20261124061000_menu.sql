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
  position text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger menu_keep_id before insert or update of id on public.menu
  for each row execute function public.keep_id();
create trigger menu_stamp_times before insert or update on public.menu
  for each row execute function public.stamp_times();
create trigger menu_keep_revisions after insert or update or delete on public.menu
  for each row execute function public.keep_revision();
create trigger menu_note_insert after insert on public.menu referencing new table as changed
  for each statement execute function public.note_content_change();
create trigger menu_note_update after update on public.menu referencing new table as changed
  for each statement execute function public.note_content_change();
create trigger menu_note_delete after delete on public.menu referencing old table as changed
  for each statement execute function public.note_content_change();

-- Whether a link leads to a page that visitors cannot see. Security definer: it is hidden from whoever asks, so it stands
-- where no request reaches it.
create function private.leads_to_hidden_page(href text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.pages
    where path = split_part(split_part(href, '#', 1), '?', 1)
      and (published_at is null or published_at > now())
  );
$$;
revoke execute on function private.leads_to_hidden_page(text) from public;
grant execute on function private.leads_to_hidden_page(text) to anon, authenticated;

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
  using (not private.leads_to_hidden_page(href));

-- A page that is withdrawn, published or moved changes what the menu shows. Security definer: nobody writes the versions
-- but by changing content.
create function public.note_menu_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.content_versions set version = version + 1, changed_at = now() where name = 'menu';
  return null;
end;
$$;
revoke execute on function public.note_menu_change() from public;

create trigger pages_note_menu
  after insert or delete or update of path, published_at on public.pages
  for each statement execute function public.note_menu_change();
