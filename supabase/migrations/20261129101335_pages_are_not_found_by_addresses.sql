-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.words_in (
  sections jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(string_agg(public.plain_text(text), ' '), '')
  from (
    select distinct found #>> '{}' as text
    from jsonb_path_query(
      sections,
      'lax $.** ? (@.type() == "object").keyvalue()
        ? (!(@.key like_regex "^(id|type|icon|tone|side|layout|first_day|last_day|href|.+_href|address)$")).value ? (@.type() == "string")'
    ) as found
    where found #>> '{}' !~ '^(/|https?://[^[:space:]]+$)'
  ) as texts;
$function$;
