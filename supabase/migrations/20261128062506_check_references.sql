-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.check_references()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kept jsonb := to_jsonb(new) -> tg_argv[0];
  ids text[];
  found_rows integer;
begin
  if tg_nargs = 2 then
    ids := array(select jsonb_array_elements_text(kept));
    if cardinality(ids) > 200 then
      raise check_violation using
        message = format('"%s" of "%s" takes one list of at most 200 references', tg_argv[0], tg_table_name);
    end if;
  else
    ids := array(
      select distinct id #>> '{}' from unnest(tg_argv[2:]) as path, jsonb_path_query(kept, path::jsonpath) as id
      where id <> 'null'
    );
  end if;
  execute format(
    'select count(*) from (select from public.%I where id::text = any ($1) for key share) as present', tg_argv[1]
  ) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise foreign_key_violation using
      message = format('"%s" of "%s" names a row that is not there, or one twice', tg_argv[0], tg_table_name),
      detail = format('Key (%s) is not present in table "%s".', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end;
$function$;
create or replace function private.drop_reference()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  execute format(
    case tg_nargs when 2 then 'update public.%1$I set %2$I = array_remove(%2$I, $1) where %2$I @> array[$1]'
    else 'update public.%1$I set %2$I = replace(%2$I::text, $2, ''null'')::jsonb where strpos(%2$I::text, $2) > 0' end,
    tg_argv[0], tg_argv[1]
  ) using old.id, to_json(old.id)::text;
  return null;
end;
$function$;
create or replace function private.refuse_referenced()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_named boolean;
begin
  execute format(
    case tg_nargs when 2 then 'select exists (select from public.%I where %I @> array[$1])'
    else 'select exists (select from public.%I, unnest($2) as path where jsonb_path_exists(%I, path::jsonpath, $3))' end,
    tg_argv[0], tg_argv[1]
  ) into is_named using
    old.id,
    array(select path || ' ? (@ == $id)' from unnest(tg_argv[2:]) as path),
    jsonb_build_object('id', old.id);
  if is_named then
    raise foreign_key_violation using
      message = format('"%s" of "%s" still names this row', tg_argv[1], tg_argv[0]),
      detail = format('Key (id) is still referenced from table "%s".', tg_argv[0]);
  end if;
  return null;
end;
$function$;
