-- The law of pictures: the two buckets of the library, who sees, uploads and removes what is in them, and where a picture is
-- used. Buckets of a content type's own are in 90-content-types.sql.

-- Public to read by address, written by staff only, raster images up to 5 MB.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select name, name, true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
from unnest(array['blog-images', 'content-images']) as name
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- The pictures that a record shows, each with its alternative text: of an address from the field beside it, in HTML from
-- its own tag.
create function private.pictures_of(record jsonb) returns table (name text, alt text)
language sql immutable strict parallel safe set search_path = ''
as $$
  select distinct
    found[1],
    nullif(btrim(replace(replace(piece.alt, '&quot;', '"'), '&amp;', '&')), '')
  from jsonb_path_query(record, 'strict $.** ? (@.type() == "object")') as part
  cross join lateral (
    select one.key, one.value #>> '{}' as value
    from jsonb_each(part) as one
    where jsonb_typeof(one.value) = 'string'
  ) as field
  cross join lateral (
    select tag[1] as text, substring(tag[1] from '\malt="([^"]*)"') as alt
    from regexp_matches(field.value, '<img[^>]*>', 'g') as tag
    union all
    select field.value, coalesce(part ->> (field.key || '_alt'), part ->> 'alt')
    where field.value not like '%<img%'
  ) as piece
  cross join lateral regexp_matches(piece.text, '(?:blog|content)/[A-Za-z0-9_.-]+', 'g') as found;
$$;

-- Every table that keeps its history is content.
create function private.picture_uses()
returns table (name text, alt text, content text, id text, title text)
language plpgsql stable set search_path = ''
as $$
declare
  kept_table name;
begin
  for kept_table in
    select class.relname
    from pg_catalog.pg_trigger as trigger
    join pg_catalog.pg_class as class on class.oid = trigger.tgrelid
    where trigger.tgfoid = 'private.keep_revision'::regproc
  loop
    return query execute format(
      $query$
        select picture.name, picture.alt, %L, record ->> 'id',
          coalesce(record ->> 'title', record ->> 'name', record ->> 'question', '')
        from (select to_jsonb(one) as record from public.%I as one) as records
        cross join lateral private.pictures_of(record) as picture
      $query$,
      kept_table, kept_table
    );
  end loop;
end;
$$;

-- The pictures of both buckets, the newest first, each with its size, its age, what it shows in the words of those who use it, and
-- where it is used: in records as they are now, and in versions that are kept, which would show a gap without it. Security
-- definer: the files' table is nobody's to read.
create function private.picture_library() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can see the library';
  end if;
  return (
    with uses as materialized (
      select * from private.picture_uses()
    ),
    shown as (
      select one.name,
        jsonb_agg(
          jsonb_build_object('table', one.content, 'id', one.id, 'title', one.title)
          order by one.title, one.id
        ) as records
      from (select distinct uses.name, uses.content, uses.id, uses.title from uses) as one
      group by one.name
    ),
    described as (
      select uses.name, jsonb_agg(distinct uses.alt) as alts
      from uses
      where uses.alt is not null
      group by uses.name
    ),
    kept as materialized (
      select distinct unnest(revisions.pictures) as name from public.revisions
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'bucket', file.bucket_id,
          'path', file.name,
          'size', (file.metadata ->> 'size')::bigint,
          'added_at', file.created_at,
          'descriptions', coalesce(described.alts, '[]'),
          'used_in', coalesce(shown.records, '[]'),
          'is_kept', kept.name is not null
        )
        order by file.created_at desc
      ),
      '[]'
    )
    from storage.objects as file
    left join shown on shown.name = file.name
    left join described on described.name = file.name
    left join kept on kept.name = file.name
    where (file.bucket_id = 'blog-images' and file.name like 'blog/%')
      or (file.bucket_id = 'content-images' and file.name like 'content/%')
  );
end;
$$;
create function public.picture_library() returns jsonb
language sql stable set search_path = '' as 'select private.picture_library()';
grant execute on function public.picture_library, private.picture_library to authenticated;

-- Whether any record shows a picture, as it is now: every table that keeps its history is content. Asked about pictures alone, as
-- uploads name them: with any text it would tell, letter by letter, what drafts hold. Everything else, and whoever is no member,
-- hears that it is needed. Security definer: an author may not read all content, and must not take a picture away from it.
create function private.picture_is_needed(name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  content regclass;
  needed boolean;
begin
  if public.staff_role() is null or name is null
    or name !~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
  then
    return true;
  end if;
  for content in
    select tgrelid from pg_catalog.pg_trigger where tgfoid = 'private.keep_revision'::regproc
  loop
    execute format('select exists (select from %s as one where position($1 in one::text) > 0)', content)
    into needed using name;
    if needed then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
create function public.picture_is_needed(name text) returns boolean
language sql stable set search_path = '' as 'select private.picture_is_needed($1)';
grant execute on function public.picture_is_needed, private.picture_is_needed to authenticated;

-- No select policy for visitors: a public bucket serves a known address without one, and listing stays closed.
create policy "Staff see pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'blog-images' and (select private.is_staff()));

create policy "Staff upload pictures" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'blog-images'
    and name ~ '^blog/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and (select private.is_staff())
  );

-- There is no update policy: a picture is never overwritten, a new one gets a new name.
create policy "Staff remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'blog-images' and (select private.is_staff()) and not private.picture_is_needed(name));

-- An author sees and removes what they have uploaded themselves, as long as no record needs it.
create policy "Authors see their own pictures" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'blog-images'
    and owner_id = (select auth.uid())::text
    and (select private.staff_role()) = 'author'
  );

create policy "Authors upload pictures" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'blog-images'
    and name ~ '^blog/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and owner_id = (select auth.uid())::text
    and (select private.staff_role()) = 'author'
  );

create policy "Authors remove their own pictures" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'blog-images'
    and owner_id = (select auth.uid())::text
    and (select private.staff_role()) = 'author'
    and not private.picture_is_needed(name)
  );

create policy "Staff see pictures of content" on storage.objects
  for select to authenticated
  using (bucket_id = 'content-images' and (select private.is_staff()));

create policy "Staff upload pictures of content" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'content-images'
    and name ~ '^content/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and (select private.is_staff())
  );

create policy "Staff remove pictures of content" on storage.objects
  for delete to authenticated
  using (bucket_id = 'content-images' and (select private.is_staff()) and not private.picture_is_needed(name));
