-- Staff find a post by every word that it shows. What is in the text of an article only for browsers is left out: tags and
-- their attributes. A tag inside a word does not part it.
create function public.plain_text(html text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(left(html, 200000), '</?(strong|em|b|i|u|s|a|code|mark|span|sub|sup)( [^<>]*)?>', '', 'gi'),
        '<[^<>]*>|&nbsp;', ' ', 'g'
      ),
      '[[:space:]]+', ' ', 'g'
    ),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
$$;

revoke execute on function public.plain_text(text) from public;
grant execute on function public.plain_text(text) to anon, authenticated, service_role;

alter table public.blog_posts
  add column search_text text not null generated always as (
    lower(title || ' ' || excerpt || ' ' || public.plain_text(content))
  ) stored;

-- As before; a version holds what somebody wrote, not what is only there to be searched.
create or replace function public.keep_revision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  kept constant integer := 50;
  old_row constant jsonb := to_jsonb(old) - 'search_text';
  new_row constant jsonb := to_jsonb(new) - 'search_text';
  record_row constant jsonb := coalesce(new_row, old_row);
  record_id constant text := record_row ->> 'id';
  author constant uuid := (select auth.uid());
begin
  -- What only touches the record, without a word changed, is no version.
  if tg_op = 'UPDATE' and new_row - 'updated_at' = old_row - 'updated_at' then
    return null;
  end if;

  -- A record that is older than its history starts it with what it was.
  if tg_op = 'UPDATE' and not exists (
    select from public.revisions where table_name = tg_table_name and row_id = record_id
  ) then
    insert into public.revisions (table_name, row_id, operation, saved_at, row)
    values (
      tg_table_name, record_id, 'insert',
      coalesce((old_row ->> 'updated_at')::timestamptz, now()), old_row
    );
  end if;

  insert into public.revisions (table_name, row_id, operation, saved_by, saved_by_email, row)
  values (
    tg_table_name, record_id, lower(tg_op), author,
    (select email from auth.users where id = author), record_row
  );

  delete from public.revisions
  where table_name = tg_table_name and row_id = record_id
    and (operation <> 'delete' or saved_at < now() - interval '30 days')
    and id <= (
      select id from public.revisions
      where table_name = tg_table_name and row_id = record_id
      order by id desc offset kept limit 1
    );

  -- Thirty days after its deletion nothing of a record is left.
  if tg_op = 'DELETE' then
    delete from public.revisions as history
    using public.revisions as deletion
    where deletion.operation = 'delete'
      and deletion.saved_at < now() - interval '30 days'
      and history.table_name = deletion.table_name
      and history.row_id = deletion.row_id
      and history.id <= deletion.id;
  end if;
  return null;
end;
$$;
