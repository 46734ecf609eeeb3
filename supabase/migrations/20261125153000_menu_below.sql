-- An item of the menu may stand below another one of its place: one level. Where that one goes to the footer or back, it
-- goes along; where it is deleted, it stands by itself again.
create unique index menu_id_place on public.menu (id, place);
alter table public.menu
  add column below uuid,
  add constraint menu_below_place foreign key (below, place)
    references public.menu (id, place) on update cascade on delete set null (below);

-- Asked when the statement is done, so that items can be imported in any order.
create function public.keep_menu_one_level() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.menu item
    join public.menu above on above.id = item.below
    where above.below is not null and new.id in (item.id, above.id)
  ) then
    raise check_violation using message = 'new row violates check constraint "menu_one_level"';
  end if;
  return null;
end;
$$;
revoke execute on function public.keep_menu_one_level() from public;

create constraint trigger menu_one_level
  after insert or update of below on public.menu
  for each row execute function public.keep_menu_one_level();

drop trigger menu_keep_revisions on public.menu;
create trigger menu_keep_revisions
  after insert or update of place, label, href, below, position or delete on public.menu
  for each row execute function public.keep_revision();
