-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.testimonials
  add column area_id uuid;
alter table public.testimonials
  add constraint testimonials_area_id_fkey foreign key (area_id) references public.areas(id) on delete set null;
create index testimonials_area_id on public.testimonials using btree (area_id);
