-- A deleted item of the menu comes back with what stood below it: its foreign key had let those go.

-- The items that a deletion, or their own return before it, has taken from below the item that this revision deleted; who has
-- been written since stays where he is.
create function private.hang_below_again(deletion public.revisions) returns void
language sql volatile
set search_path = ''
as $$
  update public.menu as item
  set below = (deletion.row ->> 'id')::uuid
  from (
    select
      row_id, xmin as written_by, row_number() over versions as age,
      lead(row ->> 'below') over versions as stood_below, lead(operation) over versions as earlier
    from public.revisions
    where table_name = 'menu'
    window versions as (partition by row_id order by id desc)
  ) as newest
  where newest.age = 1
    and newest.row_id = item.id::text
    and newest.stood_below = deletion.row ->> 'id'
    and item.below is null
    and item.place = deletion.row ->> 'place'
    and (
      newest.earlier = 'delete'
      or newest.written_by = (select xmin from public.revisions where id = deletion.id)
    );
$$;

revoke execute on function private.hang_below_again(public.revisions) from public;

-- As before, and of the menu with what stood below; an item whose place above is gone stands by itself.
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
      and deleted.table_name in ('blog_posts', 'pages')
      and deleted.row ->> 'author_id' = (select auth.uid())::text
      and deleted.row ->> 'published_at' is null
    ), false)
  then
    raise insufficient_privilege using message = 'Only staff can bring a deleted record back';
  end if;
  if deleted.id is null then
    raise sqlstate 'PT410' using message = 'It is no longer among the recently deleted';
  end if;
  if deleted.table_name = 'menu'
    and not exists (select from public.menu where id = (deleted.row ->> 'below')::uuid)
  then
    deleted.row := deleted.row - 'below';
  end if;
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) into columns
  from information_schema.columns
  where table_schema = 'public' and table_name = deleted.table_name
    and is_generated = 'NEVER' and deleted.row ? column_name;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.table_name, columns
  ) using deleted.row;
  if deleted.table_name = 'menu' then
    perform private.hang_below_again(deleted);
  end if;
  return deleted.row;
end;
$$;

-- As before, one at a time: of two that are put below each other at once, each saw the other still above.
create or replace function public.keep_menu_one_level() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.menu levels'));
  if exists (
    select from public.menu item
    join public.menu above on above.id = item.below
    where above.below is not null and new.id in (item.id, above.id)
  ) then
    raise check_violation using message = 'new row violates check constraint "menu_one_level"';
  end if;
  return null;
end;
$$;
