-- The law of pictures: who sees, uploads and removes what is in the two buckets of the library, and where a picture is used.
-- The buckets, their limits and those of a content type's own are in 90-content-types.generated.sql.

-- The pictures that a record shows or leads to, each with its alternative text: of an address from the field beside it, in HTML
-- from its own tag.
create function private.pictures_of(record jsonb) returns table (name text, alt text)
language sql immutable strict parallel safe set search_path = '' as $$
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
    -- What HTML only leads to has no text of its own.
    select
      regexp_replace(field.value, '<img[^>]*>', '', 'g'),
      case when field.value not like '%<img%' then coalesce(part ->> (field.key || '_alt'), part ->> 'alt') end
  ) as piece
  cross join lateral regexp_matches(piece.text, '(?:blog|content)/[A-Za-z0-9_.-]+', 'g') as found;
$$;

-- Which record shows which picture, noted as records are written: the library used to read every text of every record, up to the
-- eight seconds that a hosted project gives a statement.
create table private.picture_uses (
  id bigint generated always as identity primary key,
  table_name text not null constraint picture_uses_table_name_length check (char_length(table_name) between 1 and 63),
  row_id text not null constraint picture_uses_row_id_length check (char_length(row_id) between 1 and 200),
  title text not null constraint picture_uses_title_length check (char_length(title) <= 300),
  name text not null constraint picture_uses_name_length check (char_length(name) between 1 and 300),
  alt text constraint picture_uses_alt_length check (char_length(alt) <= 1000)
);

create index picture_uses_of_record on private.picture_uses (table_name, row_id);
create index picture_uses_of_picture on private.picture_uses (name);

-- Notes the pictures of a record, and of the draft beside it; none of a deleted one.
create function private.keep_picture_uses(of_table text, of_row text, record jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.picture_uses where table_name = of_table and row_id = of_row;
  if record is not null then
    insert into private.picture_uses (table_name, row_id, title, name, alt)
    select
      of_table, of_row, left(coalesce(private.record_title(of_table, record), ''), 300),
      picture.name, left(picture.alt, 1000)
    from private.pictures_of(record || jsonb_build_object('draft', (
      select changes from public.drafts where drafts.table_name = of_table and record_id::text = of_row
    ))) as picture
    -- A longer name is no file's.
    where char_length(picture.name) <= 300;
  end if;
end;
$$;

-- The pictures of both buckets, the newest first, each with its size, its age, what it shows in the words of those who use it,
-- and where it is used: in records as they are now, and in versions and unsaved changes that are kept, which would show a gap
-- without it. Security definer: the files' table is nobody's to read.
create function private.picture_library() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (select private.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can see the library';
  end if;
  return (
    -- File by file, each by an index: other forms of this took minutes while the tables had no statistics yet.
    with kept as materialized (
      select file.name from storage.objects as file
      where exists (select from public.revisions where pictures @> array[file.name])
      union all
      select unnest(pictures) from public.unsaved_changes
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'bucket', file.bucket_id,
          'path', file.name,
          'size', (file.metadata ->> 'size')::bigint,
          'added_at', file.created_at,
          'descriptions', coalesce(
            (
              select jsonb_agg(distinct uses.alt) from private.picture_uses as uses
              where uses.name = file.name and uses.alt is not null
            ), '[]'
          ),
          'used_in', coalesce(
            (
              select jsonb_agg(
                jsonb_build_object('table', one.table_name, 'id', one.row_id, 'title', one.title)
                order by one.title, one.row_id
              )
              from (
                select distinct uses.table_name, uses.row_id, uses.title from private.picture_uses as uses
                where uses.name = file.name
              ) as one
            ), '[]'
          ),
          'is_kept', file.name in (select kept.name from kept)
        )
        order by file.created_at desc
      ),
      '[]'
    )
    from storage.objects as file
    where (file.bucket_id = 'blog-images' and file.name like 'blog/%')
      or (file.bucket_id = 'content-images' and file.name like 'content/%')
  );
end;
$$;
grant execute on function private.picture_library to authenticated;

-- Whether any record shows a picture, or leads to it, as it is now or as somebody has typed it. Asked about pictures alone, as
-- uploads name them: with any text it would reveal, letter by letter, what drafts hold. For everything else, and for callers
-- without a membership, it is true. Security definer: an author may not read all content, and must not take a picture away from it.
create function private.picture_is_needed(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.staff_role() is null or name is null
    or name !~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    or exists (select from private.picture_uses as uses where uses.name = picture_is_needed.name)
    or exists (select from public.unsaved_changes where picture_is_needed.name = any (pictures));
$$;
grant execute on function private.picture_is_needed to authenticated;

-- No select policy for visitors: a public bucket serves a known address without one, and listing stays closed. An author sees,
-- uploads and removes pictures of posts that are their own. What a record shows stays, and nothing is overwritten.
create policy "Staff see pictures, authors their own" on storage.objects for select to authenticated
  using (
    (bucket_id in ('blog-images', 'content-images') and (select private.is_staff()))
    or (bucket_id = 'blog-images' and owner_id = (select auth.uid())::text and (select private.staff_role()) = 'author')
  );
create policy "Staff upload pictures, authors those of posts" on storage.objects for insert to authenticated
  with check (
    name ~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and bucket_id = split_part(name, '/', 1) || '-images'
    and (
      (select private.is_staff())
      or (bucket_id = 'blog-images' and owner_id = (select auth.uid())::text and (select private.staff_role()) = 'author')
    )
  );
create policy "Staff remove pictures, authors their own" on storage.objects for delete to authenticated
  using (
    (
      (bucket_id in ('blog-images', 'content-images') and (select private.is_staff()))
      or (bucket_id = 'blog-images' and owner_id = (select auth.uid())::text and (select private.staff_role()) = 'author')
    )
    and not private.picture_is_needed(name)
  );
