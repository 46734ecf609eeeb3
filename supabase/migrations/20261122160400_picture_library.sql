-- The pictures of the bucket, the newest first, each with its size, its age and where it is used: in posts as they are
-- now, and in versions that are kept, which would show a gap without it. For staff, who look for a picture to use again,
-- to replace or to remove. Security definer: the files' table is nobody's to read.
create function public.picture_library() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can see the library';
  end if;
  return (
    select coalesce(jsonb_agg(picture order by picture ->> 'added_at' desc), '[]')
    from (
      select jsonb_build_object(
        'path', file.name,
        'size', (file.metadata ->> 'size')::bigint,
        'added_at', file.created_at,
        'used_in', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object('table', 'blog_posts', 'id', post.id, 'title', post.title)
              order by post.title
            ),
            '[]'
          )
          from public.blog_posts as post
          where position(file.name in post.image) > 0 or position(file.name in post.content) > 0
        ),
        'is_kept', exists (
          select from public.revisions where position(file.name in revisions.row::text) > 0
        )
      ) as picture
      from storage.objects as file
      where file.bucket_id = 'blog-images' and file.name like 'blog/%'
    ) as pictures
  );
end;
$$;

revoke execute on function public.picture_library() from public;
grant execute on function public.picture_library() to authenticated;
