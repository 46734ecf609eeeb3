/** Supabase's advisor: its warnings and unused grants, from the catalogue. */
export const ADVICE = `
with served as (
  select oid, relname, relkind, relrowsecurity, reloptions from pg_class where relnamespace = 'public'::regnamespace
), tables as (
  select oid, oid::regclass::text as name, relnamespace = 'public'::regnamespace as is_served from pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
), commands as (
  select unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as command
), permissions as (
  select tablename, role, command from pg_policies
  cross join unnest(roles) as role
  join commands on cmd in (command, 'ALL')
  where schemaname = 'public' and permissive = 'PERMISSIVE'
)
select 'foreign key without an index' as what, conrelid::regclass || '.' || conname as place from pg_constraint
join tables on tables.oid = conrelid
where contype = 'f' and not exists (
  select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] operator(pg_catalog.@>) conkey
)
union all
select 'table without a primary key', name from tables
where not exists (select from pg_constraint where conrelid = tables.oid and contype = 'p')
union all
select 'several policies permit the same', format('%s, %s, %s', tablename, role, command) from permissions
group by tablename, role, command having count(*) > 1
union all
select 'granted without a policy', format('%s, %s, %s', relname, roles.role, commands.command) from served
cross join unnest(array['anon', 'authenticated']::name[]) as roles (role) cross join commands
where relkind in ('r', 'p') and case when commands.command = 'DELETE' then has_table_privilege(roles.role, oid, 'DELETE')
    else has_any_column_privilege(roles.role, oid, commands.command) end
  and not exists (
    select from permissions
    where tablename = relname and permissions.role in (roles.role, 'public') and permissions.command = commands.command
  )
union all
select 'granted beyond rows', format('%s, %s', relname, role) from served
cross join unnest(array['anon', 'authenticated']) as role
where relkind in ('r', 'p') and has_table_privilege(role, oid, 'TRUNCATE, REFERENCES, TRIGGER')
union all
select 'granted behind the API', name from tables
where not is_served and has_table_privilege('authenticated', oid, 'SELECT, INSERT, UPDATE, DELETE')
union all
select 'table without row-level security', relname from served where relkind in ('r', 'p') and not relrowsecurity
union all
select 'row-level security without a policy', relname from served
where relrowsecurity and not exists (select from pg_policy where polrelid = served.oid)
union all
select 'served past the policies', relname from served
where relkind in ('m', 'f') or (relkind = 'v' and not coalesce(reloptions::text like '%security_invoker=true%', false))
union all
select 'function that runs as its owner is served', proname from pg_proc
where pronamespace = 'public'::regnamespace and prosecdef
union all
select 'trigger function is served', proname from pg_proc
where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
union all
select 'function without a search path', oid::regprocedure::text from pg_proc
where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not coalesce('search_path=""' = any (proconfig), false)
union all
select 'policy that asks a function for every row', format('%s, %s', tablename, policyname) from pg_policies
where schemaname = 'public' and regexp_replace(
    concat_ws(' ', qual, with_check), 'SELECT ((auth|private)\\.\\w+|is_staff|staff_role|current_setting)\\(', '', 'g'
  ) ~ '((auth|private)\\.\\w+|\\m(is_staff|staff_role|current_setting))\\('
union all
select 'policy that lets everybody write', format('%s, %s', tablename, policyname) from pg_policies
where schemaname = 'public' and cmd <> 'SELECT'
  and (qual = 'true' or with_check = 'true' or (cmd = 'INSERT' and with_check is null))
union all
select 'policy that reads what users say of themselves', format('%s, %s', tablename, policyname) from pg_policies
where concat(qual, with_check) like '%user_metadata%'
union all
select 'bucket that everybody lists', policyname from pg_policies
where schemaname = 'storage' and cmd in ('SELECT', 'ALL') and qual ~ '^\\(?(true|bucket_id = [^()]*)\\)?$'
union all
select 'two indexes are the same', min(indexrelid::regclass::text) from pg_index
join tables on tables.oid = indrelid
group by indrelid, indkey, indclass, indoption, indpred::text, indexprs::text having count(*) > 1
union all
select 'extension in public', extname from pg_extension where extnamespace = 'public'::regnamespace
order by 1, 2`;

/** A mistake of each sort, to test the advice. */
export const MISTAKES = `
create table public.forgotten (id int, above int references public.staff_events (id));
create view public.every_post as select * from public.blog_posts;
create table public.barred (id int primary key);
create index barred_once on public.barred (id);
create index barred_twice on public.barred (id);
alter table public.barred enable row level security;
grant select, truncate on public.barred to anon;
create table public.open (id int primary key, owner uuid, says jsonb);
alter table public.open enable row level security;
create policy "One" on public.open for all to authenticated using (true);
create policy "Two" on public.open for select to authenticated using (owner = auth.uid() or says ? 'user_metadata');
create policy "Pictures" on storage.objects for select to anon using (bucket_id = 'blog-images');
create table private.told (id int primary key);
grant select on private.told to authenticated;
create function public.odd() returns int language sql security definer as 'select 1';
create function public.fires() returns trigger language plpgsql set search_path = '' as 'begin return new; end'`;

/** Their sorts. */
export const FOUND = [
  'bucket that everybody lists',
  'foreign key without an index',
  'function that runs as its owner is served',
  'function without a search path',
  'granted behind the API',
  'granted beyond rows',
  'granted without a policy',
  'policy that asks a function for every row',
  'policy that lets everybody write',
  'policy that reads what users say of themselves',
  'row-level security without a policy',
  'served past the policies',
  'several policies permit the same',
  'table without a primary key',
  'table without row-level security',
  'trigger function is served',
  'two indexes are the same',
];
