-- The library knows the pictures of all content, what they show in the words of those who use them, and where they are used.

-- The pictures that a record shows, each with its alternative text: of an address from the field beside it, in HTML from
-- its own tag.
create function private.pictures_of(record jsonb) returns table (name text, alt text)
language sql immutable strict parallel safe
set search_path = ''
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
language plpgsql stable
set search_path = ''
as $$
declare
  kept_table name;
begin
  for kept_table in
    select class.relname
    from pg_catalog.pg_trigger as trigger
    join pg_catalog.pg_class as class on class.oid = trigger.tgrelid
    where trigger.tgfoid = 'public.keep_revision'::regproc
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

revoke execute on function private.pictures_of(jsonb) from public;
revoke execute on function private.picture_uses() from public;

create or replace function public.picture_library() returns jsonb
language plpgsql stable security definer
set search_path = ''
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
      union
      select distinct matched[1]
      from public.revisions
      cross join lateral regexp_matches(revisions.row::text, 'content/[A-Za-z0-9_.-]+', 'g') as matched
      where revisions.table_name <> 'blog_posts'
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
