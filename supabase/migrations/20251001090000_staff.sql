-- Who may write. One row makes a signed-in user a member of staff; nobody can add himself, because no
-- policy lets anyone write here: rows come from the dashboard's SQL editor or the service key.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);

alter table public.staff enable row level security;

grant select on public.staff to authenticated;
grant all on public.staff to service_role;

-- Asked by every policy that lets someone write. Security definer: the caller may read neither auth.users
-- nor other rows of staff, and it must answer without recursion into the policies of this table.
create function public.is_staff() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.staff where user_id = (select auth.uid()));
$$;

revoke execute on function public.is_staff() from public;
grant execute on function public.is_staff() to anon, authenticated, service_role;

create policy "Staff see their own membership" on public.staff
  for select to authenticated
  using (user_id = (select auth.uid()));
