-- The contact page is one that staff may write anew, like the other pages that the site comes with
-- (src/shared/content/original-pages.ts lists the same).
create or replace function private.is_original_page(path text) returns boolean
language sql immutable
set search_path = ''
as $$
  select path in (
    '/', '/about', '/services', '/contact', '/sitemap', '/privacy-policy', '/terms-of-service'
  );
$$;
