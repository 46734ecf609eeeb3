-- The home page is one that staff may write anew, like the other pages that the site comes with
-- (src/shared/content/original-pages.ts lists the same).
create or replace function private.is_original_page(path text) returns boolean
language sql immutable
set search_path = ''
as $$
  select path in ('/', '/about', '/privacy-policy', '/terms-of-service');
$$;

-- As before, with the home page's address. Every page that stands already satisfies it.
alter table public.pages
  drop constraint pages_path_format,
  add constraint pages_path_format check (
    path = '/' or (char_length(path) <= 120 and path ~ '^(/[a-z0-9]+(-[a-z0-9]+)*){1,3}$')
  );
