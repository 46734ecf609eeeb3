-- Runs after seed.sql on databases of your own machine only (config.toml, [db.seed]); never on a hosted project.
-- It makes the specification's flow work at once: supabase/local/local-staff.ts lets the admin of this machine act as
-- this member of staff, so one can open /admin, write and publish without an account.

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
