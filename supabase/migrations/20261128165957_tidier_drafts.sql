-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop trigger blog_posts_drop_draft on public.blog_posts;
drop trigger pages_drop_draft on public.pages;
drop function private.drop_draft();
create or replace function private.apply_draft (
  draft public.drafts
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  is_unchanged boolean;
  columns text;
begin
  execute format(
    'select to_jsonb(kept) = to_jsonb(jsonb_populate_record(kept, $2)) from public.%I as kept where id = $1 for update',
    draft.table_name
  ) into is_unchanged using draft.record_id, draft.base;
  if is_unchanged is null then
    raise insufficient_privilege using message = 'Your role may not publish changes to it';
  end if;
  if not is_unchanged then
    raise sqlstate 'PT409' using message = 'What visitors read has been changed since';
  end if;
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', draft.table_name)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and draft.changes ? attname
    and attname not in ('id', 'author_id', 'published_at', 'review_requested_at', 'created_at', 'updated_at');
  if columns is not null then
    execute format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
      draft.table_name, columns
    ) using draft.changes, draft.record_id;
  end if;
  delete from public.drafts where id = draft.id;
end;
$function$;
create or replace function private.keep_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kept constant integer := 50;
  -- As the index has it: compared with a `name` it is read from end to end, for each row of a statement.
  written_table constant text := tg_table_name;
  old_row constant jsonb := to_jsonb(old) - 'search_text';
  new_row constant jsonb := to_jsonb(new) - 'search_text';
  record_row constant jsonb := coalesce(new_row, old_row);
  record_id constant text := record_row ->> 'id';
  -- A draft that is due is published in the name of who scheduled it, at anybody's request.
  author constant uuid := coalesce(nullif(current_setting('history.author', true), '')::uuid, (select auth.uid()));
begin
  -- An update that changes nothing but the time is no version.
  if tg_op = 'UPDATE' and new_row - 'updated_at' = old_row - 'updated_at' then
    return null;
  end if;

  -- A draft goes with its record.
  if tg_op = 'DELETE' then
    delete from public.drafts where drafts.table_name = written_table and drafts.record_id::text = record_row ->> 'id';
  end if;
  perform private.keep_picture_uses(written_table, record_id, new_row);

  -- A record older than the history begins it with its former values.
  if tg_op = 'UPDATE' and not exists (
    select from public.revisions where table_name = written_table and row_id = record_id
  ) then
    insert into public.revisions (table_name, row_id, operation, saved_at, row)
    values (
      written_table, record_id, 'insert',
      coalesce((old_row ->> 'updated_at')::timestamptz, now()), old_row
    );
  end if;

  insert into public.revisions (table_name, row_id, operation, saved_by, saved_by_email, row)
  values (
    written_table, record_id, lower(tg_op), author,
    (select email from auth.users where id = author), record_row
  );

  -- The first version is never trimmed.
  delete from public.revisions
  where table_name = written_table and row_id = record_id
    and (operation = 'update' or operation = 'delete' and saved_at < now() - interval '30 days')
    and id <= (
      select id from public.revisions
      where table_name = written_table and row_id = record_id
      order by id desc offset kept limit 1
    );

  if tg_op = 'DELETE' and coalesce(current_setting('history.has_expired', true), '') = '' then
    perform set_config('history.has_expired', 'yes', true);
    perform private.delete_expired_history();
  end if;
  return null;
end;
$function$;
create or replace function private.preview_page (
  token text
)
  returns SETOF public.pages
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select drafted.* from public.pages as page, private.as_drafted(page, 'pages', page.id) as drafted
  where page.id = (select page_id from private.preview_of(token));
$function$;
create or replace function private.preview_post (
  token text
)
  returns SETOF public.blog_posts
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select drafted.* from public.blog_posts as post, private.as_drafted(post, 'blog_posts', post.id) as drafted
  where post.id = (select post_id from private.preview_of(token));
$function$;
