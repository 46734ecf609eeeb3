-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
create or replace function private.try_scheduled_draft()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  tried public.drafts := new;
begin
  -- Not where it follows a price, a page or a category by a trigger.
  if current_user = 'authenticated' and pg_trigger_depth() = 1 then
    tried.base := '{}';
    perform private.apply_draft(tried);
    raise sqlstate 'PT200';
  end if;
  return null;
exception
  when insufficient_privilege then
    raise;
  when others then
    return null;
end;
$function$;
create trigger drafts_try_scheduled
  after insert or update of changes, publish_at on public.drafts
  for each row
  when ((new.publish_at IS NOT NULL))
  execute function private.try_scheduled_draft();
revoke all on function private.try_scheduled_draft() from public;
grant execute on function private.try_scheduled_draft() to postgres;
