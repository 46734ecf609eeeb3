-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
alter table public.blog_posts
  add column popular boolean not null default false;
alter table public.company
  add column slogan text;
alter table public.company
  add column rounds jsonb not null default '[]'::jsonb;
alter table public.company
  add column blog_title text;
alter table public.company
  add column blog_intro text;
alter table public.company
  add column blog_description text;
alter table public.company
  add column business_type text not null default 'LocalBusiness'::text;
alter table public.company
  add column social_alt text;
alter table public.company
  add constraint company_blog_description_filled check ((blog_description ~ '[^[:space:]]'::text)) not valid;
alter table public.company
  add constraint company_blog_description_length check ((char_length(blog_description) <= 320)) not valid;
alter table public.company
  add constraint company_blog_intro_filled check ((blog_intro ~ '[^[:space:]]'::text)) not valid;
alter table public.company
  add constraint company_blog_intro_length check ((char_length(blog_intro) <= 300)) not valid;
alter table public.company
  add constraint company_blog_title_filled check ((blog_title ~ '[^[:space:]]'::text)) not valid;
alter table public.company
  add constraint company_blog_title_length check ((char_length(blog_title) <= 80)) not valid;
alter table public.company
  add constraint company_business_type_format check ((business_type ~ '^[A-Z][A-Za-z]+$'::text)) not valid;
alter table public.company
  add constraint company_business_type_length check ((char_length(business_type) <= 60)) not valid;
alter table public.company
  add constraint company_rounds_count check ((
CASE jsonb_typeof(rounds)
    WHEN 'array'::text THEN jsonb_array_length(rounds)
    ELSE 0
END <= 30)) not valid;
alter table public.company
  add constraint company_rounds_size
    check
    (((jsonb_typeof(rounds) = 'array'::text) AND (octet_length((rounds)::text) <= 100000) AND (NOT
    jsonb_path_exists(rounds, 'strict $.**{10}'::jsonpath)))) not valid;
alter table public.company
  add constraint company_slogan_filled check ((slogan ~ '[^[:space:]]'::text)) not valid;
alter table public.company
  add constraint company_slogan_length check ((char_length(slogan) <= 120)) not valid;
alter table public.company
  add constraint company_social_alt_filled check ((social_alt ~ '[^[:space:]]'::text)) not valid;
alter table public.company
  add constraint company_social_alt_length check ((char_length(social_alt) <= 200)) not valid;
-- By hand: a project that has a company and pages keeps the words that stood in code.
update public.company
set
  slogan = 'Homes and workplaces, properly cleaned by people from round here.',
  rounds = '[{"place": "Walsall", "codes": "WS1-6, WS8-9"}, {"place": "Wolverhampton", "codes": "WV1-4, WV6, WV8-11"}, {"place": "Dudley", "codes": "DY1-3, DY5-6, DY8, B62-63"}, {"place": "the Black Country", "codes": "WS10, WV12-14, DY4, B64-71"}, {"place": "Birmingham", "codes": "B1-21, B23-36, B38, B42-45, B72-76"}, {"place": "the wider West Midlands", "codes": "B37, B40, B46-48, B90-94, DY7, DY9, WS7, WS11-14, WV5, WV7"}]',
  blog_title = 'Cleaning Tips & Insights',
  blog_intro = 'What we have learned in other people’s kitchens, offices and hallways, written down so that yours takes less time.',
  blog_description = 'Practical advice from people who clean for a living: stains, tenancies, seasons and greener products.',
  social_alt = 'a sunlit, freshly cleaned room';
update public.pages
set sections = (
  select jsonb_agg(
    case section ->> 'type'
      when 'allPages' then '{"places": ["Walsall", "the West Midlands", "Birmingham", "Wolverhampton", "the Black Country", "Dudley"], "place_promise": "we do clean homes and businesses in", "offers": [{"name": "Cheap Cleaning", "promise": "our prices start low and are fixed before we begin"}, {"name": "Affordable Cleaning", "promise": "we do keep our cleaning affordable: one hourly price and no call-out charge"}, {"name": "Budget Cleaning", "promise": "we do clean to a budget: name the sum and we will say what fits in it"}, {"name": "Same-Day Cleaning", "promise": "we do offer same-day cleaning whenever a team is free: call us in the morning"}, {"name": "Eco-Friendly Cleaning", "promise": "we do clean with eco-friendly products, on every visit and at no extra cost"}]}'::jsonb || section
      when 'quoteForm' then '{"kind_label": "Kind of Place", "size_label": "Size", "frequencies": ["Just once", "Several times a week", "Every week", "Every two weeks", "Every month"], "guide_note": "of one cleaner, with everything that is needed"}'::jsonb || section
      else section
    end
    order by place
  )
  from jsonb_array_elements(sections) with ordinality as all_sections (section, place)
)
where jsonb_path_exists(sections, '$[*] ? (@.type == "allPages" || @.type == "quoteForm")');

