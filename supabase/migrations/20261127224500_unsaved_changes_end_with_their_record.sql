-- Words that were typed about a person came back from a tab that was open while the person was erased, and copies of people who
-- had left the staff stayed.

-- What is too old, and what somebody typed who is no member any more. Security definer: nobody reaches what others have typed.
create function private.forget_stale_changes() returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.unsaved_changes
  where saved_at < now() - interval '30 days'
    or not exists (select from public.staff where staff.user_id = unsaved_changes.user_id);
$$;
revoke execute on function private.forget_stale_changes() from public, anon, authenticated;
grant execute on function private.forget_stale_changes() to authenticated, service_role;

create function public.forget_stale_changes() returns void
language sql volatile
set search_path = ''
as $$
  select private.forget_stale_changes();
$$;
revoke execute on function public.forget_stale_changes() from public, anon, authenticated;
grant execute on function public.forget_stale_changes() to authenticated, service_role;

-- As before: thirty days, as in the browser, and the newest fifty of a person. What is typed about a record of a person is
-- refused where that is gone. Security definer: whether it is there does not depend on who asks.
create or replace function private.keep_few_unsaved_changes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  of_table constant text := split_part(new.form, '/', 1);
  record constant text := split_part(new.form, '/', 2);
  is_there boolean;
begin
  new.saved_at := now();
  if record <> 'create' and exists (select from private.personal_tables where table_name = of_table) then
    execute format('select exists (select from public.%I where id::text = $1)', of_table)
      into is_there using record;
    if not is_there then
      raise sqlstate 'PT410' using message = 'The record has been deleted: nothing that is typed about it is kept';
    end if;
  end if;
  if tg_op = 'INSERT' then
    perform private.forget_stale_changes();
    delete from public.unsaved_changes as stale
    where stale.id in (
      select kept.id from public.unsaved_changes as kept
      where kept.user_id = new.user_id and kept.id <> new.id
      order by kept.saved_at desc
      offset 49
    ) and stale.user_id = new.user_id;
  end if;
  return new;
end;
$$;

create function private.forget_changes_of_member() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsaved_changes where user_id = old.user_id;
  return null;
end;
$$;
revoke execute on function private.forget_changes_of_member() from public, anon, authenticated;

create trigger staff_forget_changes
  after delete on public.staff
  for each row execute function private.forget_changes_of_member();

select private.forget_stale_changes();

-- As before, and what nobody has saved goes with what is old.
create or replace function public.delete_old_records(of_table text default null) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  kept record;
  ids uuid[];
  report jsonb := '[]';
begin
  perform private.forget_stale_changes();
  for kept in
    select * from public.personal_tables() as known where known.table_name = coalesce(of_table, known.table_name)
  loop
    execute format('select array_agg(id) from public.%I where created_at < $1', kept.table_name) into ids
      using (date_trunc('day', now() at time zone 'UTC') - make_interval(months => kept.kept_months)) at time zone 'UTC';
    report := report || public.delete_personal_records(kept.table_name, ids);
  end loop;
  return report;
end;
$$;
