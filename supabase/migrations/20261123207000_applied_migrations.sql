-- Which migrations a project has. The admin compares them with its own, and names the first that is missing.

create function public.applied_migrations()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  versions text[];
begin
  -- Where migrations were applied by hand nobody has kept a list.
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return '{}';
  end if;
  execute 'select array_agg(version::text) from supabase_migrations.schema_migrations' into versions;
  return coalesce(versions, '{}');
end;
$$;

revoke execute on function public.applied_migrations from public;
grant execute on function public.applied_migrations to anon, authenticated, service_role;
