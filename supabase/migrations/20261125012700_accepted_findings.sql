-- What the checks beside a preview have found and somebody has put aside, with the reason: for everybody who opens the
-- record. Rows stay when their record is deleted, because it may be brought back.
create table public.accepted_findings (
  id uuid primary key default gen_random_uuid(),
  table_name text not null
    constraint accepted_findings_table_length check (char_length(table_name) between 1 and 63),
  row_id uuid not null,
  -- The rule, and the beginning of what it is about: another text is another finding.
  finding text not null
    constraint accepted_findings_finding_length check (char_length(finding) between 1 and 400),
  reason text not null
    constraint accepted_findings_reason_length check (char_length(reason) between 1 and 500),
  accepted_at timestamptz not null default now(),
  constraint accepted_findings_once unique (table_name, row_id, finding)
);

-- The newest hundred of a record are kept.
create function public.stamp_accepted_finding() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.accepted_at := now();
  if tg_op = 'INSERT' then
    delete from public.accepted_findings as old_one
    where old_one.id in (
      select kept.id from public.accepted_findings as kept
      where kept.table_name = new.table_name and kept.row_id = new.row_id
      order by kept.accepted_at desc
      offset 99
    );
  end if;
  return new;
end;
$$;

revoke execute on function public.stamp_accepted_finding() from public;

create trigger accepted_findings_keep_id
  before insert or update of id on public.accepted_findings
  for each row execute function public.keep_id();

create trigger accepted_findings_stamp
  before insert or update on public.accepted_findings
  for each row execute function public.stamp_accepted_finding();

alter table public.accepted_findings enable row level security;

grant select, insert, update, delete on public.accepted_findings to authenticated;
grant all on public.accepted_findings to service_role;

create policy "Members put findings aside and bring them back" on public.accepted_findings
  for all to authenticated
  using ((select public.staff_role()) is not null)
  with check ((select public.staff_role()) is not null);
