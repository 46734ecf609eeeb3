-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create index blog_posts_published_until on public.blog_posts using btree (published_until);
create index pages_published_until on public.pages using btree (published_until);
