-- Pictures of posts: public to read by address, written by staff only, raster images up to 5 MB, under blog/.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog-images',
  'blog-images',
  true,
  5242880,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
)
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- No select policy for visitors: a public bucket serves a known address without one, and listing stays closed.
create policy "Staff see pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'blog-images' and (select public.is_staff()));

create policy "Staff upload pictures" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'blog-images'
    and name ~ '^blog/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    and (select public.is_staff())
  );

-- There is no update policy: a picture is never overwritten, a new one gets a new name.
create policy "Staff remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'blog-images' and (select public.is_staff()));
