-- As before, but that a page may stand below one of the site's own: "/about/team", where nothing else is. The first parts that
-- are left belong to screens, files and hosts (src/content-types/page-path.ts lists the same).
alter table public.pages
  drop constraint pages_path_free,
  add constraint pages_path_free check (
    private.is_original_page(path)
    or (
      split_part(path, '/', 2) not in (
        '404', '500', 'admin', 'admin-assets', 'api', 'assets', 'auth', 'blog', 'feed', 'index', 'pictures', 'preview',
        'rest', 'rss', 'storage'
      )
      and path !~ '/(aux|con|nul|prn|com[1-9]|lpt[1-9])(/|$)'
      and path !~ '/.*/index(/|$)'
    )
  ) not valid;
