-- What a member has typed and not saved, for another device of the same person. Each browser keeps its own, with pictures
-- (decision 045); this is its copy, written at pauses.
create table public.unsaved_changes (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- One opening of a form in one browser, which makes it up.
  id uuid not null,
  -- "blog_posts/create", or "blog_posts/<id>".
  form text not null
    constraint unsaved_changes_form_length check (char_length(form) between 1 and 200),
  changes jsonb not null
    constraint unsaved_changes_size check (octet_length(changes::text) <= 600000),
  saved_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Thirty days, as in the browser, and the newest fifty of a person.
create function public.keep_few_unsaved_changes() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.saved_at := now();
  if tg_op = 'INSERT' then
    delete from public.unsaved_changes as stale
    where stale.user_id = new.user_id
      and (
        stale.saved_at < now() - interval '30 days'
        or stale.id in (
          select kept.id from public.unsaved_changes as kept
          where kept.user_id = new.user_id and kept.id <> new.id
          order by kept.saved_at desc
          offset 49
        )
      );
  end if;
  return new;
end;
$$;

revoke execute on function public.keep_few_unsaved_changes() from public;

create trigger unsaved_changes_keep_few
  before insert or update on public.unsaved_changes
  for each row execute function public.keep_few_unsaved_changes();

alter table public.unsaved_changes enable row level security;

grant select, insert, update, delete on public.unsaved_changes to authenticated;
grant all on public.unsaved_changes to service_role;

create policy "Members keep their own" on public.unsaved_changes
  for all to authenticated
  using (user_id = (select auth.uid()) and (select public.staff_role()) is not null)
  with check (user_id = (select auth.uid()) and (select public.staff_role()) is not null);

-- Whoever asks to be forgotten is forgotten here too. Security definer: nobody reaches what others have typed.
create function public.forget_unsaved_enquiry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsaved_changes where form = 'enquiries/' || old.id;
  return null;
end;
$$;

revoke execute on function public.forget_unsaved_enquiry() from public;

create trigger enquiries_forget_unsaved
  after delete on public.enquiries
  for each row execute function public.forget_unsaved_enquiry();
