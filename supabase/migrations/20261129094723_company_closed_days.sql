-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.company
  add column notice_closes boolean not null default false;
