-- The law of pages that the owner makes of sections, and of those that the site comes with: their addresses, their shape, and
-- who reads and writes them.

-- Each section has an id of its own: by it forms, histories and visitors' pages tell them apart. The shape of sections is another
-- constraint's to say: of what has none, ids are not asked.
create function private.sections_differ(sections jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select count(section ->> 'id') = count(distinct section ->> 'id')
  from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end) as section;
$$;
grant execute on function private.sections_differ to authenticated, service_role;

-- Beside the columns of its fields. What a section is made of is told in src/content-types/sections: visitors' pages leave out
-- what they do not know.
alter table public.pages
  alter column published_at set default case when private.staff_role() = 'author' then null else now() end,
  add column author_id uuid default auth.uid(),
  add constraint pages_sections_ids check (private.sections_differ(sections));

create index pages_published_at on public.pages (published_at);
create index pages_author on public.pages (author_id);

create trigger pages_keep_id before insert or update of id on public.pages
  for each row execute function private.keep_id();
create trigger pages_stamp_times before insert or update on public.pages
  for each row execute function private.stamp_times();
create trigger pages_keep_revisions after insert or update or delete on public.pages
  for each row execute function private.keep_revision();
create trigger pages_note_insert after insert on public.pages referencing new table as changed
  for each statement execute function private.note_content_change();
create trigger pages_note_update after update on public.pages
  referencing old table as former new table as changed
  for each statement execute function private.note_content_change();
create trigger pages_note_delete after delete on public.pages referencing old table as changed
  for each statement execute function private.note_content_change();

-- A page of the site stays where it is, no other moves there, and no author's draft keeps its editors from it. Security definer: the list of them is nobody's to ask.
create function private.keep_original_path() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_original_page(new.path) and private.staff_role() = 'author' then
      raise insufficient_privilege using
        message = 'This is one of the site''s own pages: an editor or an owner can write it';
    end if;
  elsif new.path <> old.path and (private.is_original_page(old.path) or private.is_original_page(new.path)) then
    raise sqlstate 'PT409' using
      message = 'The address of one of the site''s own pages stays as it is';
  end if;
  return new;
end;
$$;

create trigger pages_keep_original_path before insert or update of path on public.pages
  for each row execute function private.keep_original_path();

alter table public.pages enable row level security;

grant select on public.pages to anon;
grant select, insert, update, delete on public.pages to authenticated;
grant all on public.pages to service_role;

create policy "Everyone reads published pages, authors also theirs, staff all" on public.pages
  for select to anon, authenticated
  using (published_at <= now() or (select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author'));

create policy "Staff create pages, authors drafts" on public.pages for insert to authenticated
  with check ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));

create policy "Staff change pages, authors their drafts" on public.pages for update to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));

create policy "Staff delete pages, authors their drafts" on public.pages for delete to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));
