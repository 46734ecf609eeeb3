-- Whether any record shows a picture, as it is now: every table that keeps its history is content. Security definer: an
-- author may not read all of it, and must not take a picture away from it.
create function public.picture_is_needed(name text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  content regclass;
  needed boolean;
begin
  for content in
    select tgrelid from pg_catalog.pg_trigger where tgfoid = 'public.keep_revision'::regproc
  loop
    execute format('select exists (select from %s as one where position($1 in one::text) > 0)', content)
    into needed using name;
    if needed then
      return true;
    end if;
  end loop;
  return false;
end;
$$;

revoke execute on function public.picture_is_needed(text) from public;
grant execute on function public.picture_is_needed(text) to authenticated;

drop policy "Authors remove their own pictures" on storage.objects;

create policy "Authors remove their own pictures" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'blog-images'
    and owner_id = (select auth.uid())::text
    and (select public.staff_role()) = 'author'
    and not public.picture_is_needed(name)
  );
