-- A finding that was accepted quotes the record's words: it is for those alone who may read the record. Authors read words of
-- others' drafts there, rewrote editors' reasons and pushed them out of the hundred.
alter table public.accepted_findings
  add column accepted_by uuid,
  -- Kept beside the id, as in public.revisions.
  add column accepted_by_email text
    constraint accepted_findings_accepted_by_email_length check (char_length(accepted_by_email) <= 255);

-- Whether the caller may read a record. Not security definer: the policies of its table say it.
create function public.may_read_record(of_table text, record uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  found_it boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', of_table) into found_it using record;
  return found_it;
exception
  when undefined_table or undefined_column or undefined_function or insufficient_privilege then
    return false;
end;
$$;
revoke execute on function public.may_read_record(text, uuid) from public, anon, authenticated;
grant execute on function public.may_read_record(text, uuid) to authenticated, service_role;

-- The newest hundred of a record are kept, of those that are the caller's to take away; who accepted is the database's to say.
-- Security definer: an author reads nobody else's.
create or replace function private.stamp_accepted_finding() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.accepted_at := now();
  new.accepted_by := (select auth.uid());
  new.accepted_by_email := (select email from public.staff where user_id = new.accepted_by);
  if tg_op = 'INSERT' then
    delete from public.accepted_findings as old_one
    where old_one.id in (
      select kept.id from public.accepted_findings as kept
      where kept.table_name = new.table_name and kept.row_id = new.row_id
        and ((select private.is_staff()) or kept.accepted_by = new.accepted_by)
      order by kept.accepted_at desc
      offset 99
    );
  end if;
  return new;
end;
$$;

drop policy "Members put findings aside and bring them back" on public.accepted_findings;

create policy "Members read what was accepted of what they read" on public.accepted_findings
  for select to authenticated
  using ((select private.staff_role()) is not null and public.may_read_record(table_name, row_id));

create policy "Members accept findings of what they read" on public.accepted_findings
  for insert to authenticated
  with check ((select private.staff_role()) is not null and public.may_read_record(table_name, row_id));

create policy "Staff change reasons, and members their own" on public.accepted_findings
  for update to authenticated
  using (
    ((select private.is_staff()) or accepted_by = (select auth.uid()))
    and (select private.staff_role()) is not null and public.may_read_record(table_name, row_id)
  )
  with check ((select private.staff_role()) is not null and public.may_read_record(table_name, row_id));

create policy "Staff bring findings back, and members their own" on public.accepted_findings
  for delete to authenticated
  using (
    ((select private.is_staff()) or accepted_by = (select auth.uid()))
    and (select private.staff_role()) is not null and public.may_read_record(table_name, row_id)
  );
