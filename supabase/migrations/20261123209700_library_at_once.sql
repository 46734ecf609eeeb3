-- The library asked every version about every picture: minutes with a few hundred of each. Now each version knows its pictures
-- since it was written, and posts are read once.

create function private.pictures_in(html text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(html, 'blog/[A-Za-z0-9_.-]+', 'g') as found;
$$;

revoke execute on function private.pictures_in(text) from public;

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
    with shown as materialized (
      select picture.name,
        jsonb_agg(
          jsonb_build_object('table', 'blog_posts', 'id', post.id, 'title', post.title)
          order by post.title
        ) as posts
      from public.blog_posts as post
      cross join lateral unnest(private.pictures_in(concat(post.image, ' ', post.content))) as picture (name)
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
          'used_in', coalesce(shown.posts, '[]'),
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
