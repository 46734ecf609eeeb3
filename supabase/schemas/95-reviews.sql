-- The law of reviews (public.testimonials): UK law asks where a published one comes from (Digital Markets, Competition and
-- Consumers Act 2024, schedule 20).

alter table public.testimonials
  add constraint testimonials_source_of_published check (source is not null or not published);
