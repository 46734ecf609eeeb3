-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop policy "Everyone follows the former address of what is published" on public.moved_addresses;
alter table public.moved_addresses
  drop constraint moved_addresses_slug_format;
create policy "Everyone follows the former address of what is published" on public.moved_addresses
  for select
  to anon, authenticated
  using (
CASE
    when (leads_to is not null) THEN (ends_at <= now())
    ELSE (((exists ( select
       from public.blog_posts
      where (blog_posts.id = moved_addresses.post_id))) or (exists ( select
       from public.pages
      where (pages.id = moved_addresses.page_id)))) AND (not (exists ( select
       from public.blog_posts taker
      where
        ((taker.slug = moved_addresses.slug) AND (taker.published_at <= now()) AND COALESCE((taker.published_until >
        now()), true))))) AND (not (exists ( select
       from public.pages taker
      where
        ((taker.path = moved_addresses.slug) AND (taker.published_at <= now()) AND COALESCE((taker.published_until >
        now()), true))))))
end);
alter table public.moved_addresses
  add constraint moved_addresses_slug_format
    check
    (((char_length(slug) <= 200) AND (NOT private.is_site_page(slug)) AND ((slug ~ '^(/[a-z0-9]+(-[a-z0-9]+)*)+$'::text)
    OR ((page_id IS NULL) AND (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))))) not valid;
