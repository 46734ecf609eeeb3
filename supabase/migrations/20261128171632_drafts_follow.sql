-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.follow_page_address()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  pattern constant text := '"' || old.path || '(["#?\\])';
  renamed constant text := '"' || new.path || '\1';
begin
  update public.menu set href = new.path || substr(href, length(old.path) + 1)
  where href = old.path or href like old.path || '#%' or href like old.path || '?%';
  update public.pages
  set sections = regexp_replace(sections::text, pattern, renamed, 'g')::jsonb
  where sections::text ~ pattern;
  begin
    update public.drafts set
      changes = coalesce(jsonb_set(changes, '{sections}', regexp_replace(changes ->> 'sections', pattern, renamed, 'g')::jsonb), changes),
      base = coalesce(jsonb_set(base, '{sections}', regexp_replace(base ->> 'sections', pattern, renamed, 'g')::jsonb), base)
    where changes ->> 'sections' ~ pattern or base ->> 'sections' ~ pattern;
  exception when check_violation then
    -- One that it makes too long moves no page back: publishing it asks.
    null;
  end;
  return null;
end;
$function$;
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
          case named.holds
            when 'list' then '%1$I = string_to_array(regexp_replace(array_to_string(%1$I, E''\n''), $1, $2, ''g''), E''\n'')'
            -- A name is letters, digits and hyphens: what was JSON is JSON.
            when 'json' then '%1$I = regexp_replace(%1$I::text, $1, $2, ''g'')::jsonb'
            else '%1$I = regexp_replace(%1$I, $1, $2, ''g'')'
          end,
          named.column_name
        ),
        ', '
      ) as changes
    from (values
      ('questions', 'question', 'text'), ('questions', 'answer', 'text'),
      ('services', 'title', 'text'), ('services', 'summary', 'text'), ('services', 'description', 'text'),
      ('services', 'benefits', 'text'), ('services', 'features', 'list'),
      ('price_plans', 'name', 'text'), ('price_plans', 'suits', 'text'), ('price_plans', 'inclusions', 'list'),
      ('team_members', 'bio', 'text'),
      ('company', 'notice', 'text'),
      ('menu', 'label', 'text'),
      ('pages', 'title', 'text'), ('pages', 'description', 'text'), ('pages', 'sections', 'json'),
      ('drafts', 'changes', 'json'), ('drafts', 'base', 'json')
    ) as named (table_name, column_name, holds)
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
