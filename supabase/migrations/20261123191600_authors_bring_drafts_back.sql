-- Deleting is sent at once, and undone by bringing back: so an author may bring back a draft of his own.
create or replace function public.restore_deleted(revision bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  deleted public.revisions;
  columns text;
begin
  select * into deleted from public.revisions
  where id = revision and operation = 'delete' and saved_at >= now() - interval '30 days';
  if not coalesce(
    public.is_staff() or (
      public.staff_role() = 'author'
      and deleted.table_name = 'blog_posts'
      and deleted.row ->> 'author_id' = (select auth.uid())::text
      and deleted.row ->> 'published_at' is null
    ), false)
  then
    raise insufficient_privilege using message = 'Only staff can bring a deleted record back';
  end if;
  if deleted.id is null then
    raise sqlstate 'PT410' using message = 'It is no longer among the recently deleted';
  end if;
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into columns
  from information_schema.columns
  where table_schema = 'public' and table_name = deleted.table_name
    and is_generated = 'NEVER' and deleted.row ? column_name;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.table_name, columns
  ) using deleted.row;
  return deleted.row;
end;
$$;
