-- Texts quote a price by its address, "{{price.basic}}". When that is renamed, the texts follow, or they would be left out.

create function public.quotes_follow_price() returns trigger
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
  return null;
end;
$$;

revoke execute on function public.quotes_follow_price() from public;

create trigger price_plans_quotes_follow
  after update of slug on public.price_plans
  for each row when (new.slug <> old.slug)
  execute function public.quotes_follow_price();
