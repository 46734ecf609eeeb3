-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop policy "Everyone reads what leads somewhere, staff all" on public.menu;
drop trigger menu_keep_revisions on public.menu;
drop index public.menu_below;
create or replace function private.is_original_page (
  path text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select path in ('/', '/about', '/services', '/contact', '/sitemap', '/privacy-policy', '/terms-of-service');
$function$;
alter table public.menu
  add constraint menu_below_fkey foreign key (below) references public.menu(id) on delete set null;
create index menu_below_of_place on public.menu using btree (below, place);
create index menu_below on public.menu using btree (below);
create trigger menu_keep_revisions
  after insert or delete or update of label, href, place, below, "position" on public.menu
  for each row
  execute function private.keep_revision();
create policy "Everyone reads what is published, staff all" on public.menu
  for select
  to anon, authenticated
  using (((shown_from <= now()) or ( select private.is_staff() as is_staff)));

-- As 01-roles.sql says it; the embedded database, which gives nothing by itself, shows no difference.
alter default privileges in schema public revoke all on functions from service_role;
revoke all on function public.site_build(), public.set_build_hook(text), public.rebuild_site() from service_role;
