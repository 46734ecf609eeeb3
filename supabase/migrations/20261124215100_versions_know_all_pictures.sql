-- Versions of pages know their pictures as those of posts do: the library read 10,000 of them anew, for seconds.
alter table public.revisions drop column pictures;

create or replace function private.pictures_in(html text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(html, '(?:blog|content)/[A-Za-z0-9_.-]+', 'g') as found;
$$;

alter table public.revisions
  add column pictures text[] not null generated always as (private.pictures_in(row::text)) stored;

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

-- Asked with any text, it told every account, members or not, letter by letter what drafts hold. Now it is asked about
-- pictures alone, as uploads name them; everything else, and whoever is no member, hears that it is needed.
create or replace function public.picture_is_needed(name text) returns boolean
language plpgsql stable security definer
set search_path = ''
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
    select tgrelid from pg_catalog.pg_trigger where tgfoid = 'public.keep_revision'::regproc
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
