-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.quotes_follow_price()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  quote constant text := '\{\{[[:blank:]]*price\.' || old.slug || '[[:blank:]]*\}\}';
  renamed constant text := '{{price.' || new.slug || '}}';
  quoting record;
  row_id uuid;
begin
  for quoting in
    select named.table_name,
      string_agg(format('%1$I::text', named.column_name), ', ') as texts,
      string_agg(
        format(
          case named.type
            when 'text[]' then '%1$I = string_to_array(regexp_replace(array_to_string(%1$I, E''\n''), $1, $2, ''g''), E''\n'')'
            -- A name is letters, digits and hyphens: what was JSON is JSON.
            when 'jsonb' then '%1$I = regexp_replace(%1$I::text, $1, $2, ''g'')::jsonb'
            else '%1$I = regexp_replace(%1$I, $1, $2, ''g'')'
          end,
          named.column_name
        ),
        ', '
      ) as changes
    from (
      select * from private.quoting_columns()
      union all values ('drafts', 'changes', 'jsonb'), ('drafts', 'base', 'jsonb')
    ) as named (table_name, column_name, type)
    group by named.table_name
  loop
    for row_id in
      execute format('select id from public.%I where concat_ws('' '', %s) ~ $1', quoting.table_name, quoting.texts)
      using quote
    loop
      begin
        execute format('update public.%I set %s where id = $3', quoting.table_name, quoting.changes)
          using quote, renamed, row_id;
      exception when check_violation then
        null;
      end;
    end loop;
  end loop;
  return null;
end;
$function$;
create or replace function private.quoting_columns()
  returns table (
    table_name  text,
    column_name text,
    type        text
  )
  language sql
  immutable
  set search_path to ''
  AS $function$
  values
    ('pages', 'title', 'text'),
    ('pages', 'description', 'text'),
    ('pages', 'sections', 'jsonb'),
    ('services', 'title', 'text'),
    ('services', 'summary', 'text'),
    ('services', 'description', 'text'),
    ('services', 'features', 'text[]'),
    ('services', 'benefits', 'text'),
    ('price_plans', 'name', 'text'),
    ('price_plans', 'suits', 'text'),
    ('price_plans', 'inclusions', 'text[]'),
    ('areas', 'introduction', 'text'),
    ('areas', 'travel_note', 'text'),
    ('questions', 'question', 'text'),
    ('questions', 'answer', 'text'),
    ('team_members', 'bio', 'text'),
    ('menu', 'label', 'text'),
    ('company', 'notice', 'text');
$function$;
revoke all on function private.quoting_columns() from public;
grant execute on function private.quoting_columns() to authenticated, postgres, service_role;
