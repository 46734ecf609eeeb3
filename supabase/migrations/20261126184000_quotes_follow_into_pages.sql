-- When a price is renamed, pages and words of the menu that quote it follow, too: "{{price.basic}}" stood there as it is, for
-- visitors to read, or left the menu's item out.
create or replace function public.quotes_follow_price() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  quote text := '\{\{[[:blank:]]*price\.' || old.slug || '[[:blank:]]*\}\}';
  renamed text := '{{price.' || new.slug || '}}';
  mark text := '%price.' || old.slug || '%';
begin
  update public.questions
    set question = regexp_replace(question, quote, renamed, 'g'),
      answer = regexp_replace(answer, quote, renamed, 'g')
    where question like mark or answer like mark;
  update public.services
    set title = regexp_replace(title, quote, renamed, 'g'),
      summary = regexp_replace(summary, quote, renamed, 'g'),
      description = regexp_replace(description, quote, renamed, 'g'),
      benefits = regexp_replace(benefits, quote, renamed, 'g'),
      features = string_to_array(regexp_replace(array_to_string(features, E'\n'), quote, renamed, 'g'), E'\n')
    where concat_ws(' ', title, summary, description, benefits, array_to_string(features, ' ')) like mark;
  update public.price_plans
    set name = regexp_replace(name, quote, renamed, 'g'),
      suits = regexp_replace(suits, quote, renamed, 'g'),
      inclusions = string_to_array(regexp_replace(array_to_string(inclusions, E'\n'), quote, renamed, 'g'), E'\n')
    where concat_ws(' ', name, suits, array_to_string(inclusions, ' ')) like mark;
  update public.team_members set bio = regexp_replace(bio, quote, renamed, 'g') where bio like mark;
  update public.company set notice = regexp_replace(notice, quote, renamed, 'g') where notice like mark;
  update public.menu set label = regexp_replace(label, quote, renamed, 'g') where label like mark;
  update public.pages
    set title = regexp_replace(title, quote, renamed, 'g'),
      description = regexp_replace(description, quote, renamed, 'g'),
      -- A name is letters, digits and hyphens: what was JSON is JSON.
      sections = regexp_replace(sections::text, quote, renamed, 'g')::jsonb
    where concat_ws(' ', title, description, sections::text) ~ quote;
  return null;
end;
$$;

-- A price names its service by the address, without a foreign key: the site's own services stand in no table. It follows.
create function public.prices_follow_service() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.price_plans set service = new.slug where service = old.slug;
  return null;
end;
$$;

revoke execute on function public.prices_follow_service() from public;

create trigger services_prices_follow
  after update of slug on public.services
  for each row when (new.slug <> old.slug)
  execute function public.prices_follow_service();
