-- An author's draft at the address of one of the site's own pages kept its editor from writing there.
create or replace function private.keep_original_path() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_original_page(new.path) and private.staff_role() = 'author' then
      raise insufficient_privilege using
        message = 'This is one of the site''s own pages: an editor or an owner can write it';
    end if;
  elsif new.path <> old.path and (private.is_original_page(old.path) or private.is_original_page(new.path)) then
    raise sqlstate 'PT409' using
      message = 'The address of one of the site''s own pages stays as it is';
  end if;
  return new;
end;
$$;

drop trigger pages_keep_original_path on public.pages;
create trigger pages_keep_original_path before insert or update of path on public.pages
  for each row execute function private.keep_original_path();

-- Since when a draft waits is the database's to say: an author put his own before all others.
create function private.stamp_review() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and new.review_requested_at is not null then
    new.review_requested_at := coalesce(case when tg_op = 'UPDATE' then old.review_requested_at end, now());
  end if;
  return new;
end;
$$;
revoke execute on function private.stamp_review() from public, anon, authenticated;

create trigger blog_posts_stamp_review
  before insert or update of review_requested_at on public.blog_posts
  for each row execute function private.stamp_review();

-- What a record shows is removed by nobody: the gap would be seen by visitors before anybody else.
drop policy "Staff remove pictures" on storage.objects;
create policy "Staff remove pictures" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'blog-images' and (select private.is_staff()) and not private.picture_is_needed(name)
  );

drop policy "Staff remove pictures of content" on storage.objects;
create policy "Staff remove pictures of content" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'content-images' and (select private.is_staff()) and not private.picture_is_needed(name)
  );
