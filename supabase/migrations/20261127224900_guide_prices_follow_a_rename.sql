-- Guide prices are computed by names that stand in code (src/site/content/working-hours.ts): once a price or a service was called
-- otherwise, there was none any more, and nobody was told. Each remembers the name that it is costed by; null: its address.
alter table public.services
  add column costed_as text
    constraint services_costed_as_format check (char_length(costed_as) <= 60 and costed_as ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

alter table public.price_plans
  add column costed_as text
    constraint price_plans_costed_as_format check (char_length(costed_as) <= 60 and costed_as ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

create function private.keep_costed_as() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.costed_as := case when tg_op = 'UPDATE' then old.costed_as end;
  end if;
  if tg_op = 'UPDATE' and new.slug <> old.slug then
    new.costed_as := nullif(coalesce(new.costed_as, old.slug), new.slug);
  end if;
  return new;
end;
$$;
revoke execute on function private.keep_costed_as() from public, anon, authenticated;

create trigger services_keep_costed_as before insert or update on public.services
  for each row execute function private.keep_costed_as();
create trigger price_plans_keep_costed_as before insert or update on public.price_plans
  for each row execute function private.keep_costed_as();

-- What was renamed before: the history knows the first name.
do $$
declare
  renamed name;
begin
  foreach renamed in array array['services', 'price_plans'] loop
    execute format(
      'update public.%1$I as one set costed_as = first.slug
       from (
         select distinct on (row_id) row_id, row ->> ''slug'' as slug from public.revisions
         where table_name = %1$L order by row_id, id
       ) as first
       where first.row_id = one.id::text and first.slug <> one.slug',
      renamed
    );
  end loop;
end;
$$;
