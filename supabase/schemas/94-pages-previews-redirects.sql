-- The law of pages, which the owner makes of sections, and of addresses beside a record's own, of posts too: those that it has
-- left, and links that show it before it is public.

-- The ids of sections are unique: forms, histories and visitors' pages tell sections apart by them. Their shape is another
-- constraint's.
create function private.sections_differ(sections jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select count(section ->> 'id') = count(distinct section ->> 'id')
  from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end) as section;
$$;
grant execute on function private.sections_differ to authenticated, service_role;

-- Staff find a page by its words, as they find a post; addresses, and keys whose values nobody reads, are left out.
create function private.words_in(sections jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(public.plain_text(text), ' '), '')
  from (
    select distinct found #>> '{}' as text
    from jsonb_path_query(
      sections,
      'lax $.** ? (@.type() == "object").keyvalue()
        ? (!(@.key like_regex "^(id|type|icon|tone|side|layout|first_day|last_day|href|.+_href|address)$")).value ? (@.type() == "string")'
    ) as found
    where found #>> '{}' !~ '^(/|https?://[^[:space:]]+$)'
  ) as texts;
$$;
grant execute on function private.words_in to authenticated, service_role;

-- When sections come and go that visitors see on some days alone: at midnight in London; null where none does.
create function private.section_moments(sections jsonb) returns timestamptz[]
language sql immutable set search_path = '' as $$
  select nullif(array(
    select (make_date(parts[1]::integer, parts[2]::integer, parts[3]::integer) + (key = 'last_day')::integer)::timestamp
      at time zone 'Europe/London'
    from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end) as section,
      unnest(array['first_day', 'last_day']) as key,
      regexp_match(section ->> key, '^(\d{4})-(\d\d)-(\d\d)$') as parts
    where parts is not null
  ), '{}');
$$;
grant execute on function private.section_moments to authenticated, service_role;

-- Beside the columns of its fields. The fields of sections are in src/content-types/sections: visitors' pages leave out unknown
-- ones.
alter table public.pages
  add column search_text text not null generated always as (
    private.plain_letters(
      title || ' ' || path || ' ' || coalesce(description, '') || ' ' || private.words_in(sections)
    )
  ) stored,
  add column section_moments timestamptz[] generated always as (private.section_moments(sections)) stored,
  add constraint pages_sections_ids check (private.sections_differ(sections));

-- The pages without which the site is not whole are public and stay where they are: none is deleted, withdrawn or moved, no
-- other moves there, and no author begins one. Security definer: the list of them is nobody's to ask.
create function private.keep_site_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if private.is_site_page(old.path) then
      raise sqlstate 'PT409' using message = 'The site needs this page: it cannot be deleted';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and new.path <> old.path
    and (private.is_site_page(old.path) or private.is_site_page(new.path))
  then
    raise sqlstate 'PT409' using
      message = 'The address of one of the site''s own pages stays as it is';
  end if;
  if private.is_site_page(new.path) then
    if tg_op = 'INSERT' and private.staff_role() = 'author' then
      raise insufficient_privilege using
        message = 'This is one of the site''s own pages: an editor or an owner can write it';
    end if;
    if new.published_at is null or new.published_at > now() or new.published_until is not null then
      raise sqlstate 'PT409' using message = 'The site needs this page: it stays public';
    end if;
  end if;
  return new;
end;
$$;

create trigger pages_keep_site_page before insert or delete or update of path, published_at, published_until on public.pages
  for each row execute function private.keep_site_page();

-- Menu and buttons, those of drafts too, follow a page's new address, as far as the caller may write them; moved_addresses
-- redirects every other link. A path holds no character that a pattern takes for its own.
create function private.follow_page_address() returns trigger
language plpgsql set search_path = '' as $$
declare
  pattern constant text := '"' || old.path || '(["#?\\])';
  renamed constant text := '"' || new.path || '\1';
  row_id uuid;
begin
  update public.menu set href = new.path || substr(href, length(old.path) + 1)
  where href = old.path or href like old.path || '#%' or href like old.path || '?%';
  -- One that it makes too long stays as it is: the checks beside its preview name the link.
  for row_id in select id from public.pages where sections::text ~ pattern loop
    begin
      update public.pages set sections = regexp_replace(sections::text, pattern, renamed, 'g')::jsonb where id = row_id;
    exception when check_violation then
      null;
    end;
  end loop;
  for row_id in select id from public.drafts where concat(changes -> 'sections', base -> 'sections') ~ pattern loop
    begin
      update public.drafts set
        changes = coalesce(jsonb_set(changes, '{sections}', regexp_replace((changes -> 'sections')::text, pattern, renamed, 'g')::jsonb), changes),
        base = coalesce(jsonb_set(base, '{sections}', regexp_replace((base -> 'sections')::text, pattern, renamed, 'g')::jsonb), base)
      where id = row_id;
    exception when check_violation then
      null;
    end;
  end loop;
  return null;
end;
$$;

create trigger pages_follow_address after update of path on public.pages
  for each row when (old.path is distinct from new.path)
  execute function private.follow_page_address();

-- Former addresses of posts and pages, and where one leads that has ended. A record at an address takes precedence over a former
-- one, and a former address leads to the record and never to another former address: no chain, no loop. A path begins with a
-- slash: a page's, or one of another system that a post was imported from. Any other is below /blog.
create table public.moved_addresses (
  slug text primary key,
  post_id uuid references public.blog_posts (id) on delete cascade,
  moved_at timestamptz not null default now(),
  page_id uuid references public.pages (id) on delete cascade,
  -- Of a record's own address: where it leads from the moment at which the record ends.
  leads_to text constraint moved_addresses_leads_to_path check (char_length(leads_to) <= 500 and leads_to ~ '^/([a-z0-9/-]*[a-z0-9])?$'),
  ends_at timestamptz,
  constraint moved_addresses_end check ((leads_to is null) = (ends_at is null)),
  constraint moved_addresses_of_one check (num_nonnulls(post_id, page_id) = 1),
  constraint moved_addresses_slug_format check (
    char_length(slug) <= 200 and not private.is_site_page(slug)
    and (slug ~ '^(/[a-z0-9]+(-[a-z0-9]+)*)+$' or page_id is null and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
  )
);

create index moved_addresses_post on public.moved_addresses (post_id);
create index moved_addresses_page on public.moved_addresses (page_id);

-- One that goes with its record comes back with it; one that is given up does not.
create trigger moved_addresses_keep_revisions after delete on public.moved_addresses
  for each row when (pg_trigger_depth() > 0) execute function private.keep_revision();

alter table public.moved_addresses enable row level security;
grant select on public.moved_addresses to anon;
grant select, delete on public.moved_addresses to authenticated;
grant all on public.moved_addresses to service_role;

-- Neither the new nor the former address of a draft is readable.
create policy "Everyone follows the former address of what is published" on public.moved_addresses
  for select to anon, authenticated
  using (
    case
      when leads_to is not null then ends_at <= now()
      else
        (
          exists (select from public.blog_posts where id = post_id)
          or exists (select from public.pages where id = page_id)
        )
        and not exists (
          select from public.blog_posts as taker
          where taker.slug = moved_addresses.slug
            and taker.published_at <= now() and coalesce(taker.published_until > now(), true)
        )
        and not exists (
          select from public.pages as taker
          where taker.path = moved_addresses.slug
            and taker.published_at <= now() and coalesce(taker.published_until > now(), true)
        )
    end
  );
create policy "Staff give a former address up" on public.moved_addresses for delete to authenticated
  using ((select private.is_staff()));

-- Only what readers could have kept moves: an address that was never public leaves nothing. On a table of such records: (the
-- column of its address). Security definer: nobody writes moved_addresses but by moving one.
create function private.keep_moved_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former constant text := to_jsonb(old) ->> tg_argv[0];
  address constant text := to_jsonb(new) ->> tg_argv[0];
  post constant uuid := case tg_table_name when 'blog_posts' then new.id end;
  page constant uuid := case tg_table_name when 'pages' then new.id end;
begin
  delete from public.moved_addresses where leads_to is not null and (post_id = post or page_id = page);
  -- What is scheduled takes a former address when its time comes; the policy above decides it until then.
  if private.is_public(to_jsonb(new)) then
    delete from public.moved_addresses where slug = address;
  end if;
  if former <> address and (
    old.published_at <= now()
    or exists (
      select from public.revisions
      where table_name = tg_table_name::text and row_id = old.id::text
        and row ->> tg_argv[0] = former
        and (row ->> 'published_at')::timestamptz <= coalesce(
          (
            select min(later.saved_at) from public.revisions as later
            where later.table_name = revisions.table_name and later.row_id = revisions.row_id and later.id > revisions.id
          ),
          now()
        )
    )
  ) then
    insert into public.moved_addresses (slug, post_id, page_id)
    values (former, post, page)
    on conflict (slug) do update set post_id = excluded.post_id, page_id = excluded.page_id, moved_at = now();
  end if;
  if new.published_at is not null and new.published_until is not null and new.leads_to is not null then
    insert into public.moved_addresses (slug, post_id, page_id, leads_to, ends_at)
    values (address, post, page, new.leads_to, new.published_until)
    on conflict (slug) do nothing;
  end if;
  return null;
end;
$$;

create trigger blog_posts_keep_moved_address after insert or update of slug, published_at, published_until, leads_to on public.blog_posts
  for each row execute function private.keep_moved_address('slug');
create trigger pages_keep_moved_page after insert or update of path, published_at, published_until, leads_to on public.pages
  for each row execute function private.keep_moved_address('path');

-- Links that show one post or page to somebody without an account before it is public. The token is shown once, to the member
-- of staff who made the link; its hash is stored.
create table public.previews (
  token_hash text primary key
    constraint previews_token_hash_format check (token_hash ~ '^[0-9a-f]{64}$'),
  post_id uuid references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  created_by uuid default auth.uid(),
  page_id uuid references public.pages (id) on delete cascade,
  constraint previews_of_one check (num_nonnulls(post_id, page_id) = 1)
);

create index previews_post on public.previews (post_id);
create index previews_page on public.previews (page_id);

alter table public.previews enable row level security;
grant select, delete on public.previews to authenticated;
grant all on public.previews to service_role;
create policy "Staff see preview links" on public.previews for select to authenticated
  using ((select private.is_staff()));
create policy "Staff revoke preview links" on public.previews for delete to authenticated
  using ((select private.is_staff()));

-- The token of a new link to a post or a page. Security definer: nobody else makes tokens.
create function private.create_preview(post uuid default null, page uuid default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can make a preview link';
  end if;
  delete from public.previews where expires_at < now();
  insert into public.previews (token_hash, post_id, page_id) values (public.token_hash(token), post, page);
  return token;
end;
$$;
grant execute on function private.create_preview to authenticated;

-- The link of a valid token, while its maker may still see drafts.
create function private.preview_of(token text) returns public.previews
language sql stable set search_path = '' as $$
  select * from public.previews
  where token_hash = public.token_hash(token) and expires_at > now()
    and (
      created_by is null
      or exists (select from public.staff where user_id = created_by and role in ('owner', 'editor'))
    );
$$;

-- Both show the draft of a record that has one, and are security definer: the policies hide them from the caller.
create function private.preview_post(token text) returns setof public.blog_posts
language sql stable security definer set search_path = '' as $$
  select drafted.* from public.blog_posts as post, private.as_drafted(post, 'blog_posts', post.id) as drafted
  where post.id = (select post_id from private.preview_of(token));
$$;
grant execute on function private.preview_post to anon, authenticated, service_role;

create function private.preview_page(token text) returns setof public.pages
language sql stable security definer set search_path = '' as $$
  select drafted.* from public.pages as page, private.as_drafted(page, 'pages', page.id) as drafted
  where page.id = (select page_id from private.preview_of(token));
$$;
grant execute on function private.preview_page to anon, authenticated, service_role;
