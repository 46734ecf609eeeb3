-- What a Supabase project has before the first migration, as far as the migrations and these tests ask for it.
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;
-- Who owns what the migrations make, and may change what is in the tables of auth, but owns none of them.
create role postgres login bypassrls;
grant anon, authenticated, service_role to postgres;
grant all on database postgres to postgres;
alter schema public owner to postgres;
grant usage on schema public to anon, authenticated, service_role;
-- What is made in a hosted project is the API's to ask for, whatever a migration revokes from public.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;

\ir ../../scripts/migration/empty-project.sql

-- Hosted projects let postgres make policies for the tables of storage.
alter table storage.objects owner to postgres;
alter schema auth owner to supabase_auth_admin;
alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.mfa_factors owner to supabase_auth_admin;
grant usage on schema auth, storage, supabase_migrations to postgres;
grant all on all tables in schema auth, storage, supabase_migrations to postgres;
