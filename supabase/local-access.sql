-- Runs after seed.sql on databases of your own machine only (config.toml, [db.seed]); never on a hosted project.
-- It makes the specification's flow work at once: open /admin, write, publish, without an account.

-- Local staff login: staff@example.com, password "brightwell".
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
values (
  '00000000-0000-4000-8000-000000000001',
  'authenticated',
  'authenticated',
  'staff@example.com',
  '$2b$10$FwPcuqrqYmIbFW.VR.LQoeePDd.U9.o29VnuuwRWsLCzqk.0PN8dW',
  now(), '{"provider":"email","providers":["email"]}', '{}', now(), now()
)
on conflict (id) do nothing;

insert into public.staff (user_id)
values ('00000000-0000-4000-8000-000000000001')
on conflict do nothing;

-- The anonymous visitor of this machine may do what staff may.
grant insert, update, delete on public.blog_posts to anon;

create policy "Local only: anyone writes posts" on public.blog_posts
  for all to anon
  using (true)
  with check (true);

create policy "Local only: anyone sees pictures" on storage.objects
  for select to anon
  using (bucket_id = 'blog-images');

create policy "Local only: anyone uploads pictures" on storage.objects
  for insert to anon
  with check (
    bucket_id = 'blog-images'
    and name ~ '^blog/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
  );

create policy "Local only: anyone removes pictures" on storage.objects
  for delete to anon
  using (bucket_id = 'blog-images');
