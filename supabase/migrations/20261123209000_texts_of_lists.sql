-- Lists hold texts, none of them missing, empty or without end; hours may have a break; an e-mail address is no more than that.
-- Not valid: rows that were written before stand until somebody saves them.

alter table public.services add constraint services_features_texts check (
  array_position(features, null) is null and array_position(features, '') is null
  and array_to_string(features, E'\n') !~ '[^\n]{121}'
) not valid;

alter table public.price_plans add constraint price_plans_inclusions_texts check (
  array_position(inclusions, null) is null and array_position(inclusions, '') is null
  and array_to_string(inclusions, E'\n') !~ '[^\n]{121}'
) not valid;

alter table public.company
  add constraint company_areas_texts check (
    array_position(areas, null) is null and array_position(areas, '') is null
    and array_to_string(areas, E'\n') !~ '[^\n]{61}'
  ) not valid,
  drop constraint company_email_format,
  add constraint company_email_format check (
    char_length(email) <= 254
    and email ~ '^[^[:space:]@<>"?&,;]+@[^[:space:]@<>"?&,;]+\.[^[:space:]@<>"?&,;]+$'
  ) not valid,
  drop constraint company_opening_hours_format,
  add constraint company_opening_hours_format check (
    jsonb_typeof(opening_hours) = 'object'
    and not jsonb_path_exists(
      opening_hours,
      '$.* ? (@ != null && (@.type() != "string" || !(@ like_regex "^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$")))'
    )
  ) not valid;
