-- The law of functions: which of those that run as their owner the API serves, and that nobody calls a function without a grant
-- by name.

-- Each function of `private` with a grant to the API's callers gets a function of the same name in public, which calls it as the
-- caller.
do $$
declare
  inner_one record;
begin
  for inner_one in
    select
      proname as name, pg_get_function_arguments(oid) as arguments, pg_get_function_result(oid) as result,
      case provolatile when 's' then 'stable' else 'volatile' end as volatility,
      case when proretset then '* from ' else '' end as every_row,
      (select string_agg('$' || number, ', ') from generate_series(1, pronargs) as number) as given,
      (select string_agg(grantee::regrole::text, ', ') from aclexplode(proacl) where grantee not in (0, proowner)) as callers
    from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and prosecdef
      and exists (select from aclexplode(proacl) where grantee = 'authenticated'::regrole)
    order by proname
  loop
    execute format(
      'create function public.%I(%s) returns %s language sql %s set search_path = '''' as ''select %sprivate.%I(%s)''',
      inner_one.name, inner_one.arguments, inner_one.result, inner_one.volatility,
      inner_one.every_row, inner_one.name, inner_one.given
    );
    execute format('grant execute on function public.%I to %s', inner_one.name, inner_one.callers);
  end loop;
end;
$$;

-- Postgres gives each new function to everybody; what is granted by name stays.
revoke all on all functions in schema public, private from public;
