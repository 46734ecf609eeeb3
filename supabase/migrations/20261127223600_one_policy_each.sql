-- One policy for a table and what is done: several that permit are all asked for every row.

drop policy "Staff write it" on public.company;
create policy "Staff add to it" on public.company for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.company for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.company for delete to authenticated
  using ((select private.is_staff()));

drop policy "Staff write it" on public.price_plans;
create policy "Staff add to it" on public.price_plans for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.price_plans for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.price_plans for delete to authenticated
  using ((select private.is_staff()));

drop policy "Staff write it" on public.questions;
create policy "Staff add to it" on public.questions for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.questions for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.questions for delete to authenticated
  using ((select private.is_staff()));

drop policy "Staff write it" on public.team_members;
create policy "Staff add to it" on public.team_members for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.team_members for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.team_members for delete to authenticated
  using ((select private.is_staff()));

drop policy "Staff write it" on public.services;
drop policy "Everyone reads what is published" on public.services;
create policy "Everyone reads what is published, staff all" on public.services for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.services for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.services for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.services for delete to authenticated
  using ((select private.is_staff()));

drop policy "Staff write it" on public.testimonials;
drop policy "Everyone reads what is published" on public.testimonials;
create policy "Everyone reads what is published, staff all" on public.testimonials for select to anon, authenticated
  using (published or (select private.is_staff()));
create policy "Staff add to it" on public.testimonials for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.testimonials for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.testimonials for delete to authenticated
  using ((select private.is_staff()));

drop policy "Staff write it" on public.menu;
drop policy "Everyone reads what leads somewhere" on public.menu;
create policy "Everyone reads what leads somewhere, staff all" on public.menu for select to anon, authenticated
  using (shown_from <= now() or (select private.is_staff()));
create policy "Staff add to it" on public.menu for insert to authenticated
  with check ((select private.is_staff()));
create policy "Staff change it" on public.menu for update to authenticated
  using ((select private.is_staff()));
create policy "Staff delete from it" on public.menu for delete to authenticated
  using ((select private.is_staff()));

drop policy "Everyone reads published posts" on public.blog_posts;
drop policy "Staff read all posts" on public.blog_posts;
drop policy "Authors read their own posts" on public.blog_posts;
drop policy "Staff create posts" on public.blog_posts;
drop policy "Authors create drafts" on public.blog_posts;
drop policy "Staff change posts" on public.blog_posts;
drop policy "Authors change their own drafts" on public.blog_posts;
drop policy "Staff delete posts" on public.blog_posts;
drop policy "Authors delete their own drafts" on public.blog_posts;
create policy "Everyone reads published posts, authors also theirs, staff all" on public.blog_posts
  for select to anon, authenticated
  using (published_at <= now() or (select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author'));
create policy "Staff create posts, authors drafts" on public.blog_posts for insert to authenticated
  with check ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));
create policy "Staff change posts, authors their drafts" on public.blog_posts for update to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));
create policy "Staff delete posts, authors their drafts" on public.blog_posts for delete to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));

drop policy "Everyone reads published pages" on public.pages;
drop policy "Authors read their own pages" on public.pages;
drop policy "Staff write pages" on public.pages;
drop policy "Authors create drafts" on public.pages;
drop policy "Authors change their own drafts" on public.pages;
drop policy "Authors delete their own drafts" on public.pages;
create policy "Everyone reads published pages, authors also theirs, staff all" on public.pages
  for select to anon, authenticated
  using (published_at <= now() or (select private.is_staff()) or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author'));
create policy "Staff create pages, authors drafts" on public.pages for insert to authenticated
  with check ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));
create policy "Staff change pages, authors their drafts" on public.pages for update to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));
create policy "Staff delete pages, authors their drafts" on public.pages for delete to authenticated
  using ((select private.is_staff()) or (author_id = (select auth.uid()) and published_at is null and (select private.staff_role()) = 'author'));

drop policy "Staff read the history" on public.revisions;
drop policy "Authors read the history of what they wrote" on public.revisions;
create policy "Staff read the history, authors that of what they wrote" on public.revisions
  for select to authenticated
  using (
    (select private.is_staff())
    or (
      table_name in ('blog_posts', 'pages') and row ->> 'author_id' = (select auth.uid())::text
      and (select private.staff_role()) = 'author'
    )
  );

drop policy "Owners see everybody" on public.staff;
drop policy "Staff see their own membership" on public.staff;
create policy "Owners see everybody, others themselves" on public.staff for select to authenticated
  using (user_id = (select auth.uid()) or (select private.staff_role()) = 'owner');

drop policy "Everyone follows the former address of a published post" on public.moved_addresses;
drop policy "Everyone follows the former address of a published page" on public.moved_addresses;
create policy "Everyone follows the former address of what is published" on public.moved_addresses
  for select to anon, authenticated
  using (
    (
      exists (select from public.blog_posts where id = post_id)
      and not exists (
        select from public.blog_posts as taker where taker.slug = moved_addresses.slug and taker.published_at <= now()
      )
    ) or (
      exists (select from public.pages where id = page_id)
      and not exists (
        select from public.pages as taker where taker.path = moved_addresses.slug and taker.published_at <= now()
      )
    )
  );
