-- Pages that the owner makes of sections. What a section is made of is told in src/content-types/sections; here its shape
-- alone: visitors' pages leave out what they do not know.
create table public.pages (
  id uuid primary key default gen_random_uuid(),
  path text not null
    constraint pages_path_key unique
    constraint pages_path_format check (
      char_length(path) <= 120 and path ~ '^(/[a-z0-9]+(-[a-z0-9]+)*){1,3}$'
    )
    -- The first parts are the site's own (src/content-types/page-path.ts lists the same).
    constraint pages_path_free check (
      split_part(path, '/', 2) not in (
        '404', '500', 'about', 'admin', 'admin-assets', 'api', 'assets', 'auth', 'aux', 'blog', 'con', 'contact',
        'feed', 'index', 'nul', 'pictures', 'preview', 'privacy-policy', 'prn', 'rest', 'rss', 'services', 'sitemap',
        'storage', 'terms-of-service'
      )
      and split_part(path, '/', 3) not in ('aux', 'con', 'index', 'nul', 'prn')
      and split_part(path, '/', 4) not in ('aux', 'con', 'index', 'nul', 'prn')
    ),
  title text not null
    constraint pages_title_length check (char_length(title) <= 120 and title ~ '[^[:space:]]'),
  -- For search engines and link previews; null: none.
  description text
    constraint pages_description_length check (
      char_length(description) <= 320 and description ~ '[^[:space:]]'
    ),
  -- [{"id": …, "type": …, and the fields of the type}]
  sections jsonb not null default '[]'
    constraint pages_sections_shape check (
      case jsonb_typeof(sections) when 'array' then
        jsonb_array_length(sections) <= 40
        and octet_length(sections::text) <= 200000
        and not jsonb_path_exists(sections, 'strict $.**{10}')
        and jsonb_array_length(sections) = jsonb_array_length(
          jsonb_path_query_array(
            sections,
            'strict $[*] ? (@."id" like_regex "^[A-Za-z0-9-]{1,40}$" && @."type" like_regex "^[A-Za-z]{1,40}$")'
          )
        )
      else false end
    ),
  -- Found by nobody who was not given the address.
  noindex boolean not null default false,
  published_at timestamptz default case when public.staff_role() = 'author' then null else now() end,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index pages_published_at on public.pages (published_at);
create index pages_author on public.pages (author_id);

create trigger pages_keep_id before insert or update of id on public.pages
  for each row execute function public.keep_id();
create trigger pages_stamp_times before insert or update on public.pages
  for each row execute function public.stamp_times();
create trigger pages_keep_revisions after insert or update or delete on public.pages
  for each row execute function public.keep_revision();
create trigger pages_note_insert after insert on public.pages referencing new table as changed
  for each statement execute function public.note_content_change();
create trigger pages_note_update after update on public.pages referencing new table as changed
  for each statement execute function public.note_content_change();
create trigger pages_note_delete after delete on public.pages referencing old table as changed
  for each statement execute function public.note_content_change();

alter table public.pages enable row level security;
grant select on public.pages to anon;
grant select, insert, update, delete on public.pages to authenticated;
grant all on public.pages to service_role;

-- As for posts: an editor publishes, an author writes drafts of his own.
create policy "Everyone reads published pages" on public.pages
  for select to anon, authenticated
  using (published_at <= now());
create policy "Staff write pages" on public.pages
  for all to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
create policy "Authors read their own pages" on public.pages
  for select to authenticated
  using (author_id = (select auth.uid()) and (select public.staff_role()) = 'author');
create policy "Authors create drafts" on public.pages
  for insert to authenticated
  with check (
    author_id = (select auth.uid()) and published_at is null and (select public.staff_role()) = 'author'
  );
create policy "Authors change their own drafts" on public.pages
  for update to authenticated
  using (author_id = (select auth.uid()) and published_at is null and (select public.staff_role()) = 'author')
  with check (author_id = (select auth.uid()) and published_at is null);
create policy "Authors delete their own drafts" on public.pages
  for delete to authenticated
  using (author_id = (select auth.uid()) and published_at is null and (select public.staff_role()) = 'author');

-- A former address leads to a post or to a page. A page's begins with a slash, a post's never does.
alter table public.moved_addresses
  alter column post_id drop not null,
  add column page_id uuid references public.pages (id) on delete cascade,
  add constraint moved_addresses_of_one check (num_nonnulls(post_id, page_id) = 1);
create index moved_addresses_page on public.moved_addresses (page_id);

create policy "Everyone follows the former address of a published page" on public.moved_addresses
  for select to anon, authenticated
  using (
    exists (select from public.pages where pages.id = page_id)
    and not exists (
      select from public.pages as taker where taker.path = moved_addresses.slug and taker.published_at <= now()
    )
  );

-- Security definer: nobody writes the table but by moving a page.
create function public.keep_moved_page() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.published_at <= now() then
    delete from public.moved_addresses where slug = new.path;
  end if;
  if tg_op = 'UPDATE' and old.path <> new.path and old.published_at <= now() then
    insert into public.moved_addresses (slug, page_id) values (old.path, new.id)
    on conflict (slug) do update set page_id = excluded.page_id, moved_at = now();
  end if;
  return null;
end;
$$;
revoke execute on function public.keep_moved_page() from public;

create trigger pages_keep_moved_page
  after insert or update of path, published_at on public.pages
  for each row execute function public.keep_moved_page();

-- A link that shows a page before it is public, as there are for posts.
alter table public.previews
  alter column post_id drop not null,
  add column page_id uuid references public.pages (id) on delete cascade,
  add constraint previews_of_one check (num_nonnulls(post_id, page_id) = 1);
create index previews_page on public.previews (page_id);

drop function public.create_preview(uuid);

-- The token of a new link to a post or a page: two random UUIDs, 244 bits. Security definer: nobody else makes tokens.
create function public.create_preview(post uuid default null, page uuid default null) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can make a preview link';
  end if;
  delete from public.previews where expires_at < now();
  insert into public.previews (token_hash, post_id, page_id) values (public.token_hash(token), post, page);
  return token;
end;
$$;
revoke execute on function public.create_preview(uuid, uuid) from public;
grant execute on function public.create_preview(uuid, uuid) to authenticated;

-- The page that a valid token was made for, while whoever made it may still see drafts. Security definer: the page is
-- hidden from whoever asks.
create function public.preview_page(token text) returns setof public.pages
language sql stable security definer
set search_path = ''
as $$
  select pages.* from public.pages
  join public.previews on previews.page_id = pages.id
  where previews.token_hash = public.token_hash(token) and previews.expires_at > now()
    and (
      previews.created_by is null
      or exists (
        select from public.staff where user_id = previews.created_by and role in ('owner', 'editor')
      )
    );
$$;
revoke execute on function public.preview_page(text) from public;
grant execute on function public.preview_page(text) to anon, authenticated, service_role;

-- As before, and pages that an author has drafted.
create or replace function public.restore_deleted(revision bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  deleted public.revisions;
  columns text;
begin
  select * into deleted from public.revisions
  where id = revision and operation = 'delete' and saved_at >= now() - interval '30 days';
  if not coalesce(
    public.is_staff() or (
      public.staff_role() = 'author'
      and deleted.table_name in ('blog_posts', 'pages')
      and deleted.row ->> 'author_id' = (select auth.uid())::text
      and deleted.row ->> 'published_at' is null
    ), false)
  then
    raise insufficient_privilege using message = 'Only staff can bring a deleted record back';
  end if;
  if deleted.id is null then
    raise sqlstate 'PT410' using message = 'It is no longer among the recently deleted';
  end if;
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into columns
  from information_schema.columns
  where table_schema = 'public' and table_name = deleted.table_name
    and is_generated = 'NEVER' and deleted.row ? column_name;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.table_name, columns
  ) using deleted.row;
  return deleted.row;
end;
$$;

-- As before, and what pages show.
create or replace function public.picture_library() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can see the library';
  end if;
  return (
    with content as materialized (
      select 'blog_posts' as kept_in, id, title, concat(image, ' ', content) as text from public.blog_posts
      union all
      select 'pages', id, title, sections::text from public.pages
    ),
    shown as materialized (
      select picture.name,
        jsonb_agg(
          jsonb_build_object('table', content.kept_in, 'id', content.id, 'title', content.title)
          order by content.title
        ) as records
      from content
      cross join lateral unnest(private.pictures_in(content.text)) as picture (name)
      group by picture.name
    ),
    kept as materialized (
      select distinct unnest(revisions.pictures) as name from public.revisions
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'path', file.name,
          'size', (file.metadata ->> 'size')::bigint,
          'added_at', file.created_at,
          'used_in', coalesce(shown.records, '[]'),
          'is_kept', kept.name is not null
        )
        order by file.created_at desc
      ),
      '[]'
    )
    from storage.objects as file
    left join shown on shown.name = file.name
    left join kept on kept.name = file.name
    where file.bucket_id = 'blog-images' and file.name like 'blog/%'
  );
end;
$$;
