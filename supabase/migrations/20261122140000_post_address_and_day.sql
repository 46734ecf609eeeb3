-- Two more rules of posts. Not valid: posts that were stored before stay as they are until somebody changes them.

-- Names that the build or a host gives a meaning to below /blog (src/shared/taken-slugs.ts): a page of a post never
-- takes the place of one of them.
alter table public.blog_posts
  add constraint blog_posts_slug_free check (
    slug not in ('404', '500', 'admin', 'api', 'assets', 'atom', 'feed', 'index', 'rss', 'sitemap')
  ) not valid;

-- The day of a display date such as 'May 14, 2025'; null for what is no day, such as 'February 30, 2025'.
create function public.display_day(shown text) returns date
language sql immutable
set search_path = ''
as $$
  select first_day + day - 1
  from regexp_match(shown, '^([A-Za-z]{3,9}) ([0-9]{1,2}), ([0-9]{4})$') as parts
  cross join unnest(array[
    'january', 'february', 'march', 'april', 'may', 'june',
    'july', 'august', 'september', 'october', 'november', 'december'
  ]) with ordinality as months (name, month)
  cross join lateral (
    select make_date(greatest(parts[3]::int, 1), month::int, 1) as first_day, parts[2]::int as day
  ) as days
  where starts_with(name, lower(parts[1]))
    and parts[3] <> '0000'
    and day between 1 and extract(day from first_day + interval '1 month' - interval '1 day');
$$;

alter table public.blog_posts
  add constraint blog_posts_date_range check (
    public.display_day(date) is not null
    and public.display_day(date) between date '1990-01-01' and (now() + interval '10 years')::date
  ) not valid;
