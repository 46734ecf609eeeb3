-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop policy "Staff begin drafts, authors those of theirs" on public.drafts;
drop policy "Staff change drafts, authors those of theirs" on public.drafts;
drop policy "Staff read drafts, authors those of theirs" on public.drafts;
drop policy "Staff throw drafts away, authors those of theirs" on public.drafts;
create policy "Only staff change a scheduled draft" on public.drafts
  as restrictive
  for update
  to authenticated
  using ((( select private.is_staff() as is_staff) or (publish_at is null)));
create policy "Only staff schedule a draft" on public.drafts
  as restrictive
  for insert
  to authenticated
  with check ((( SELECT private.is_staff() AS is_staff) OR (publish_at IS NULL)));
create policy "Only staff throw a scheduled draft away" on public.drafts
  as restrictive
  for delete
  to authenticated
  using ((( select private.is_staff() as is_staff) or (publish_at is null)));
create policy "Staff keep drafts, authors those of theirs" on public.drafts
  for all
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text))));
