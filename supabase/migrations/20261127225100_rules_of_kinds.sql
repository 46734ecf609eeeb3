-- What each field keeps, as its kind says it (src/schema/kinds), under the names that its words are found by. Not valid: rows
-- that were stored before stay until somebody changes them.

-- Telephone numbers and postcodes as they are kept (src/shared/telephone.ts, src/shared/postcode.ts).
create function private.tidy_telephone(typed text) returns text
language sql immutable
set search_path = ''
as $$
  select private.one_line(
    regexp_replace(
      regexp_replace(
        regexp_replace(typed, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'),
        '[\u2010-\u2015\u2e3a\u2e3b\ufe58\ufe63\uff0d]', '-', 'g'
      ),
      '[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]', ' ', 'g'
    )
  );
$$;

create function private.tidy_postcode(typed text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when letters ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$' then regexp_replace(letters, '(.{3})$', ' \1')
    else upper(private.one_line(typed))
  end
  from (select upper(regexp_replace(typed, '[[:space:]\u00a0]', '', 'g')) as letters) as without_blanks;
$$;

revoke execute on function private.tidy_telephone, private.tidy_postcode from public, anon, authenticated;

-- As before, but that an e-mail address and a telephone number are what the kinds say.
create or replace function private.enquiry_refusal(enquiry public.enquiries) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when enquiry.name is null then 'Please tell us your name.'
    when char_length(enquiry.name) > 100 then 'Your name is longer than the 100 characters that fit.'
    when enquiry.email is null and enquiry.phone is null
      then 'Please give us a telephone number or an e-mail address, so that we can answer.'
    when char_length(enquiry.email) > 254
      or enquiry.email !~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$'
      then 'Please check your e-mail address: it does not look complete.'
    when char_length(enquiry.phone) > 40
      or enquiry.phone !~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$'
      then 'Please check your telephone number: it does not look complete.'
    when enquiry.message is null then 'Please tell us what you would like done.'
    when char_length(enquiry.message) > 5000
      then 'Your message is longer than the 5,000 characters that fit. Please shorten it.'
  end;
$$;

do $$
declare
  definition text;
begin
  for definition in select pg_get_functiondef(oid) from pg_proc where proname = 'send_enquiry' loop
    execute replace(
      replace(definition, 'private.one_line(phone)', 'private.tidy_telephone(phone)'),
      'upper(private.one_line(postcode))', 'private.tidy_postcode(postcode)'
    );
  end loop;
end;
$$;

alter table public.blog_posts
  drop constraint blog_posts_category,
  drop constraint blog_posts_content_length,
  drop constraint blog_posts_date_format,
  drop constraint blog_posts_date_range,
  drop constraint blog_posts_excerpt_length,
  drop constraint blog_posts_image_alt_length,
  drop constraint blog_posts_image_focus_format,
  drop constraint blog_posts_image_url,
  drop constraint blog_posts_search_description_length,
  drop constraint blog_posts_search_title_length,
  drop constraint blog_posts_slug_format,
  drop constraint blog_posts_title_length,
  add constraint blog_posts_title_length check (char_length(title) <= 200),
  add constraint blog_posts_title_filled check (title ~ '[^[:space:]]'),
  add constraint blog_posts_slug_length check (char_length(slug) <= 200),
  add constraint blog_posts_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add constraint blog_posts_date_format check (date ~ '^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$'),
  add constraint blog_posts_date_range check (public.display_day(date) is not null and public.display_day(date) between '1990-01-01' and (now() + interval '10 years')::date) not valid,
  add constraint blog_posts_category_choice check (category in ('', 'Home Cleaning', 'Carpet Cleaning', 'End of Tenancy', 'Green Cleaning', 'Commercial Cleaning', 'Seasonal Cleaning', 'Deep Cleaning')),
  add constraint blog_posts_category_filled check ((category <> '') or published_at is null),
  add constraint blog_posts_excerpt_length check (char_length(excerpt) <= 500),
  add constraint blog_posts_excerpt_filled check ((excerpt ~ '[^[:space:]]') or published_at is null),
  add constraint blog_posts_content_length check (char_length(content) <= 200000),
  add constraint blog_posts_content_filled check ((content ~ '[^[:space:]]') or published_at is null),
  add constraint blog_posts_image_length check (char_length(image) <= 2000),
  add constraint blog_posts_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$'),
  add constraint blog_posts_image_alt_length check (char_length(image_alt) <= 300),
  add constraint blog_posts_image_focus_format check (image_focus ~ '^(100|[1-9]?[05])% (100|[1-9]?[05])%$'),
  add constraint blog_posts_search_title_length check (char_length(search_title) <= 120),
  add constraint blog_posts_search_title_filled check (search_title ~ '[^[:space:]]'),
  add constraint blog_posts_search_description_length check (char_length(search_description) <= 320),
  add constraint blog_posts_search_description_filled check (search_description ~ '[^[:space:]]');

alter table public.enquiries
  drop constraint enquiries_email_format,
  drop constraint enquiries_estimate_length,
  drop constraint enquiries_frequency_length,
  drop constraint enquiries_handled_by_email_length,
  drop constraint enquiries_message_length,
  drop constraint enquiries_name_length,
  drop constraint enquiries_note_length,
  drop constraint enquiries_phone_length,
  drop constraint enquiries_postcode_length,
  drop constraint enquiries_preferred_time_length,
  drop constraint enquiries_property_kind_length,
  drop constraint enquiries_property_size_length,
  drop constraint enquiries_reference_length,
  drop constraint enquiries_service_length,
  drop constraint enquiries_source,
  drop constraint enquiries_status,
  add constraint enquiries_message_length check (char_length(message) <= 5000) not valid,
  add constraint enquiries_message_filled check (message ~ '[^[:space:]]') not valid,
  add constraint enquiries_name_length check (char_length(name) <= 100) not valid,
  add constraint enquiries_name_filled check (name ~ '[^[:space:]]') not valid,
  add constraint enquiries_email_length check (char_length(email) <= 254) not valid,
  add constraint enquiries_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$') not valid,
  add constraint enquiries_phone_length check (char_length(phone) <= 40) not valid,
  add constraint enquiries_phone_format check (phone ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$') not valid,
  add constraint enquiries_service_length check (char_length(service) <= 100) not valid,
  add constraint enquiries_service_filled check (service ~ '[^[:space:]]') not valid,
  add constraint enquiries_postcode_length check (char_length(postcode) <= 10) not valid,
  add constraint enquiries_postcode_filled check (postcode ~ '[^[:space:]]') not valid,
  add constraint enquiries_property_kind_length check (char_length(property_kind) <= 100) not valid,
  add constraint enquiries_property_kind_filled check (property_kind ~ '[^[:space:]]') not valid,
  add constraint enquiries_property_size_length check (char_length(property_size) <= 100) not valid,
  add constraint enquiries_property_size_filled check (property_size ~ '[^[:space:]]') not valid,
  add constraint enquiries_frequency_length check (char_length(frequency) <= 100) not valid,
  add constraint enquiries_frequency_filled check (frequency ~ '[^[:space:]]') not valid,
  add constraint enquiries_preferred_time_length check (char_length(preferred_time) <= 200) not valid,
  add constraint enquiries_preferred_time_filled check (preferred_time ~ '[^[:space:]]') not valid,
  add constraint enquiries_estimate_length check (char_length(estimate) <= 200) not valid,
  add constraint enquiries_estimate_filled check (estimate ~ '[^[:space:]]') not valid,
  add constraint enquiries_source_choice check (source in ('home', 'contact')) not valid,
  add constraint enquiries_reference_length check (char_length(reference) <= 20) not valid,
  add constraint enquiries_reference_filled check (reference ~ '[^[:space:]]') not valid,
  add constraint enquiries_status_choice check (status in ('new', 'answered', 'won', 'lost')) not valid,
  add constraint enquiries_note_length check (char_length(note) <= 5000) not valid,
  add constraint enquiries_note_filled check (note ~ '[^[:space:]]') not valid,
  add constraint enquiries_handled_by_email_length check (char_length(handled_by_email) <= 255) not valid,
  add constraint enquiries_handled_by_email_filled check (handled_by_email ~ '[^[:space:]]') not valid;

alter table public.pages
  drop constraint pages_description_length,
  drop constraint pages_path_format,
  drop constraint pages_sections_shape,
  drop constraint pages_title_length,
  add constraint pages_title_length check (char_length(title) <= 120) not valid,
  add constraint pages_title_filled check (title ~ '[^[:space:]]') not valid,
  add constraint pages_path_length check (char_length(path) <= 120) not valid,
  add constraint pages_path_format check (path ~ '^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*){1,3})$') not valid,
  add constraint pages_sections_size check (jsonb_typeof(sections) = 'array' and octet_length(sections::text) <= 200000 and not jsonb_path_exists(sections, 'strict $.**{10}')) not valid,
  add constraint pages_sections_count check (case jsonb_typeof(sections) when 'array' then jsonb_array_length(sections) else 0 end <= 40) not valid,
  add constraint pages_sections_shape check (case jsonb_typeof(sections) when 'array' then jsonb_array_length(sections) = jsonb_array_length(jsonb_path_query_array(sections, 'strict $[*] ? (@."id" like_regex "^[A-Za-z0-9-]{1,40}$" && @."type" like_regex "^[A-Za-z]{1,40}$")')) else false end) not valid,
  add constraint pages_description_length check (char_length(description) <= 320) not valid,
  add constraint pages_description_filled check (description ~ '[^[:space:]]') not valid;

alter table public.menu
  drop constraint menu_href_address,
  drop constraint menu_label_length,
  drop constraint menu_place,
  add constraint menu_label_length check (char_length(label) <= 40) not valid,
  add constraint menu_label_filled check (label ~ '[^[:space:]]') not valid,
  add constraint menu_href_length check (char_length(href) <= 500) not valid,
  add constraint menu_href_url check (href ~ '^(https:\/\/[^\s"<>\\]+|\/([^/\\\s"<>][^\s"<>\\]*)?)$') not valid,
  add constraint menu_place_choice check (place in ('header', 'footer')) not valid;

alter table public.services
  drop constraint services_benefits_length,
  drop constraint services_description_length,
  drop constraint services_features_count,
  drop constraint services_features_texts,
  drop constraint services_icon,
  drop constraint services_image_alt_length,
  drop constraint services_image_url,
  drop constraint services_slug_format,
  drop constraint services_summary_length,
  drop constraint services_title_length,
  add constraint services_title_length check (char_length(title) <= 60) not valid,
  add constraint services_title_filled check (title ~ '[^[:space:]]') not valid,
  add constraint services_slug_length check (char_length(slug) <= 60) not valid,
  add constraint services_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') not valid,
  add constraint services_summary_length check (char_length(summary) <= 200) not valid,
  add constraint services_summary_filled check (summary ~ '[^[:space:]]') not valid,
  add constraint services_description_length check (char_length(description) <= 1000) not valid,
  add constraint services_description_filled check (description ~ '[^[:space:]]') not valid,
  add constraint services_features_count check (coalesce(array_ndims(features), 1) = 1 and cardinality(features) <= 12 and array_position(features, null) is null) not valid,
  add constraint services_features_filled check (cardinality(features) > 0) not valid,
  add constraint services_features_texts check (array_position(features, '') is null and array_to_string(features, '') !~ '[\n\r]' and array_to_string(features, chr(10)) !~ '[^\n]{121}') not valid,
  add constraint services_benefits_length check (char_length(benefits) <= 1000) not valid,
  add constraint services_benefits_filled check (benefits ~ '[^[:space:]]') not valid,
  add constraint services_icon_choice check (icon in ('House', 'Building2', 'Sparkles', 'KeyRound', 'BriefcaseBusiness', 'Waves', 'AppWindow', 'Droplets', 'Leaf', 'Brush')) not valid,
  add constraint services_image_length check (char_length(image) <= 2000) not valid,
  add constraint services_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$') not valid,
  add constraint services_image_alt_length check (char_length(image_alt) <= 300) not valid;

alter table public.price_plans
  drop constraint price_plans_amount_range,
  drop constraint price_plans_basis,
  drop constraint price_plans_inclusions_count,
  drop constraint price_plans_inclusions_texts,
  drop constraint price_plans_name_length,
  drop constraint price_plans_service_format,
  drop constraint price_plans_slug_format,
  drop constraint price_plans_suits_length,
  add constraint price_plans_name_length check (char_length(name) <= 60) not valid,
  add constraint price_plans_name_filled check (name ~ '[^[:space:]]') not valid,
  add constraint price_plans_slug_length check (char_length(slug) <= 60) not valid,
  add constraint price_plans_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') not valid,
  add constraint price_plans_amount_range check (amount >= 1 and amount <= 10000000) not valid,
  add constraint price_plans_basis_choice check (basis in ('per-hour', 'from')) not valid,
  add constraint price_plans_service_length check (char_length(service) <= 60) not valid,
  add constraint price_plans_service_format check (service ~ '^[a-z0-9]+(-[a-z0-9]+)*$') not valid,
  add constraint price_plans_suits_length check (char_length(suits) <= 160) not valid,
  add constraint price_plans_suits_filled check (suits ~ '[^[:space:]]') not valid,
  add constraint price_plans_inclusions_count check (coalesce(array_ndims(inclusions), 1) = 1 and cardinality(inclusions) <= 8 and array_position(inclusions, null) is null) not valid,
  add constraint price_plans_inclusions_filled check (cardinality(inclusions) > 0) not valid,
  add constraint price_plans_inclusions_texts check (array_position(inclusions, '') is null and array_to_string(inclusions, '') !~ '[\n\r]' and array_to_string(inclusions, chr(10)) !~ '[^\n]{121}') not valid;

alter table public.questions
  drop constraint questions_answer_length,
  drop constraint questions_page,
  drop constraint questions_question_length,
  add constraint questions_page_choice check (page in ('services', 'contact')) not valid,
  add constraint questions_question_length check (char_length(question) <= 200) not valid,
  add constraint questions_question_filled check (question ~ '[^[:space:]]') not valid,
  add constraint questions_answer_length check (char_length(answer) <= 1000) not valid,
  add constraint questions_answer_filled check (answer ~ '[^[:space:]]') not valid;

alter table public.testimonials
  drop constraint testimonials_avatar_alt_length,
  drop constraint testimonials_avatar_url,
  drop constraint testimonials_content_length,
  drop constraint testimonials_name_length,
  drop constraint testimonials_rating_range,
  drop constraint testimonials_role_length,
  add constraint testimonials_name_length check (char_length(name) <= 80) not valid,
  add constraint testimonials_name_filled check (name ~ '[^[:space:]]') not valid,
  add constraint testimonials_role_length check (char_length(role) <= 80) not valid,
  add constraint testimonials_role_filled check (role ~ '[^[:space:]]') not valid,
  add constraint testimonials_content_length check (char_length(content) <= 600) not valid,
  add constraint testimonials_content_filled check (content ~ '[^[:space:]]') not valid,
  add constraint testimonials_rating_range check (rating >= 1 and rating <= 5) not valid,
  add constraint testimonials_avatar_length check (char_length(avatar) <= 2000) not valid,
  add constraint testimonials_avatar_url check (avatar ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$') not valid,
  add constraint testimonials_avatar_alt_length check (char_length(avatar_alt) <= 300) not valid;

alter table public.team_members
  drop constraint team_members_bio_length,
  drop constraint team_members_image_alt_length,
  drop constraint team_members_image_url,
  drop constraint team_members_name_length,
  drop constraint team_members_role_length,
  add constraint team_members_name_length check (char_length(name) <= 80) not valid,
  add constraint team_members_name_filled check (name ~ '[^[:space:]]') not valid,
  add constraint team_members_role_length check (char_length(role) <= 80) not valid,
  add constraint team_members_role_filled check (role ~ '[^[:space:]]') not valid,
  add constraint team_members_bio_length check (char_length(bio) <= 600) not valid,
  add constraint team_members_bio_filled check (bio ~ '[^[:space:]]') not valid,
  add constraint team_members_image_length check (char_length(image) <= 2000) not valid,
  add constraint team_members_image_url check (image ~ '^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$') not valid,
  add constraint team_members_image_alt_length check (char_length(image_alt) <= 300) not valid;

alter table public.company
  drop constraint company_areas_count,
  drop constraint company_areas_texts,
  drop constraint company_cancellation_notice_hours_range,
  drop constraint company_deep_clean_hours_format,
  drop constraint company_email_format,
  drop constraint company_facebook_url,
  drop constraint company_instagram_url,
  drop constraint company_issue_report_hours_range,
  drop constraint company_late_cancellation_fee_percent_range,
  drop constraint company_latitude_range,
  drop constraint company_legal_name_length,
  drop constraint company_linkedin_url,
  drop constraint company_locality_length,
  drop constraint company_longitude_range,
  drop constraint company_name_length,
  drop constraint company_notice_length,
  drop constraint company_opening_hours_format,
  drop constraint company_phone_format,
  drop constraint company_postcode_format,
  drop constraint company_quote_reply_hours_range,
  drop constraint company_region_length,
  drop constraint company_satisfaction_percent_range,
  drop constraint company_scheduling_business_days_format,
  drop constraint company_standard_clean_hours_format,
  drop constraint company_street_length,
  drop constraint company_whatsapp_format,
  add constraint company_notice_length check (char_length(notice) <= 160) not valid,
  add constraint company_notice_filled check (notice ~ '[^[:space:]]') not valid,
  add constraint company_name_length check (char_length(name) <= 60) not valid,
  add constraint company_name_filled check (name ~ '[^[:space:]]') not valid,
  add constraint company_legal_name_length check (char_length(legal_name) <= 100) not valid,
  add constraint company_legal_name_filled check (legal_name ~ '[^[:space:]]') not valid,
  add constraint company_phone_length check (char_length(phone) <= 40) not valid,
  add constraint company_phone_format check (phone ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$') not valid,
  add constraint company_whatsapp_length check (char_length(whatsapp) <= 40) not valid,
  add constraint company_whatsapp_format check (whatsapp ~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$') not valid,
  add constraint company_email_length check (char_length(email) <= 254) not valid,
  add constraint company_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$') not valid,
  add constraint company_street_length check (char_length(street) <= 120) not valid,
  add constraint company_street_filled check (street ~ '[^[:space:]]') not valid,
  add constraint company_locality_length check (char_length(locality) <= 80) not valid,
  add constraint company_locality_filled check (locality ~ '[^[:space:]]') not valid,
  add constraint company_region_length check (char_length(region) <= 80) not valid,
  add constraint company_region_filled check (region ~ '[^[:space:]]') not valid,
  add constraint company_postcode_length check (char_length(postcode) <= 500) not valid,
  add constraint company_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$') not valid,
  add constraint company_latitude_range check (latitude >= -90 and latitude <= 90) not valid,
  add constraint company_longitude_range check (longitude >= -180 and longitude <= 180) not valid,
  add constraint company_areas_count check (coalesce(array_ndims(areas), 1) = 1 and cardinality(areas) <= 20 and array_position(areas, null) is null) not valid,
  add constraint company_areas_filled check (cardinality(areas) > 0) not valid,
  add constraint company_areas_texts check (array_position(areas, '') is null and array_to_string(areas, '') !~ '[\n\r]' and array_to_string(areas, chr(10)) !~ '[^\n]{61}') not valid,
  add constraint company_opening_hours_size check (jsonb_typeof(opening_hours) = 'object' and octet_length(opening_hours::text) <= 20000 and not jsonb_path_exists(opening_hours, 'strict $.**{10}')) not valid,
  add constraint company_opening_hours_monday_length check (char_length((opening_hours ->> 'monday')) <= 500) not valid,
  add constraint company_opening_hours_monday_format check ((opening_hours ->> 'monday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$') not valid,
  add constraint company_opening_hours_tuesday_length check (char_length((opening_hours ->> 'tuesday')) <= 500) not valid,
  add constraint company_opening_hours_tuesday_format check ((opening_hours ->> 'tuesday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$') not valid,
  add constraint company_opening_hours_wednesday_length check (char_length((opening_hours ->> 'wednesday')) <= 500) not valid,
  add constraint company_opening_hours_wednesday_format check ((opening_hours ->> 'wednesday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$') not valid,
  add constraint company_opening_hours_thursday_length check (char_length((opening_hours ->> 'thursday')) <= 500) not valid,
  add constraint company_opening_hours_thursday_format check ((opening_hours ->> 'thursday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$') not valid,
  add constraint company_opening_hours_friday_length check (char_length((opening_hours ->> 'friday')) <= 500) not valid,
  add constraint company_opening_hours_friday_format check ((opening_hours ->> 'friday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$') not valid,
  add constraint company_opening_hours_saturday_length check (char_length((opening_hours ->> 'saturday')) <= 500) not valid,
  add constraint company_opening_hours_saturday_format check ((opening_hours ->> 'saturday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$') not valid,
  add constraint company_opening_hours_sunday_length check (char_length((opening_hours ->> 'sunday')) <= 500) not valid,
  add constraint company_opening_hours_sunday_format check ((opening_hours ->> 'sunday') ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$') not valid,
  add constraint company_quote_reply_hours_range check (quote_reply_hours >= 1 and quote_reply_hours <= 999) not valid,
  add constraint company_scheduling_business_days_length check (char_length(scheduling_business_days) <= 500) not valid,
  add constraint company_scheduling_business_days_format check (scheduling_business_days ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$') not valid,
  add constraint company_standard_clean_hours_length check (char_length(standard_clean_hours) <= 500) not valid,
  add constraint company_standard_clean_hours_format check (standard_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$') not valid,
  add constraint company_deep_clean_hours_length check (char_length(deep_clean_hours) <= 500) not valid,
  add constraint company_deep_clean_hours_format check (deep_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$') not valid,
  add constraint company_cancellation_notice_hours_range check (cancellation_notice_hours >= 1 and cancellation_notice_hours <= 999) not valid,
  add constraint company_late_cancellation_fee_percent_range check (late_cancellation_fee_percent >= 1 and late_cancellation_fee_percent <= 100) not valid,
  add constraint company_issue_report_hours_range check (issue_report_hours >= 1 and issue_report_hours <= 999) not valid,
  add constraint company_satisfaction_percent_range check (satisfaction_percent >= 1 and satisfaction_percent <= 100) not valid,
  add constraint company_facebook_length check (char_length(facebook) <= 500) not valid,
  add constraint company_facebook_url check (facebook ~ '^https:\/\/[^\s"<>\\]+$') not valid,
  add constraint company_instagram_length check (char_length(instagram) <= 500) not valid,
  add constraint company_instagram_url check (instagram ~ '^https:\/\/[^\s"<>\\]+$') not valid,
  add constraint company_linkedin_length check (char_length(linkedin) <= 500) not valid,
  add constraint company_linkedin_url check (linkedin ~ '^https:\/\/[^\s"<>\\]+$') not valid;

alter table public.staff
  drop constraint staff_email_length,
  drop constraint staff_role,
  add constraint staff_email_length check (char_length(email) <= 255) not valid,
  add constraint staff_email_format check (email ~* '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$') not valid,
  add constraint staff_role_choice check (role in ('owner', 'editor', 'author')) not valid;

-- Staff go on answering what came in before: what is no telephone number is kept in the note.
update public.enquiries set phone = private.tidy_telephone(phone) where phone <> private.tidy_telephone(phone);

update public.enquiries set
  note = left(concat_ws(E'\n', note, 'Telephone: ' || phone), 5000),
  phone = case
    when email is not null then null
    else left(regexp_replace(phone, '[^0-9]', '', 'g'), 15)
  end
where phone !~* '^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$';

-- What a new row starts with, as its field says it; degrees have as many digits as somebody gives.
alter table public.company
  alter column latitude type numeric,
  alter column longitude type numeric,
  alter column areas set default '{}',
  alter column opening_hours set default '{}';
alter table public.menu alter column place set default 'header';
alter table public.price_plans
  alter column basis set default 'per-hour',
  alter column inclusions set default '{}';
alter table public.questions alter column page set default 'services';
alter table public.services
  alter column features set default '{}',
  alter column icon set default 'Sparkles';
alter table public.testimonials alter column rating set default 5;
