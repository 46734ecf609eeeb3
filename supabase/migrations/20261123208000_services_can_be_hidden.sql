-- Any service can be hidden from visitors, or removed: a link to one that is gone leads to the others.

drop trigger services_keep_own on public.services;
drop function public.keep_own_services();

alter table public.services add column published boolean not null default true;

drop policy "Everyone reads it" on public.services;
create policy "Everyone reads what is published" on public.services
  for select to anon, authenticated
  using (published);
