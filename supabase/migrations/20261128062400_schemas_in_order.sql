-- Functions that name no table and no function of later files, so that Supabase's CLI reads supabase/schemas in order, too.

create or replace function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select role from public.staff
    where user_id = (select auth.uid())
      and (
        (select auth.jwt()) ->> 'session_id' is null
        or exists (select from auth.sessions where id = ((select auth.jwt()) ->> 'session_id')::uuid)
      )
      and (
        (select auth.jwt()) ->> 'aal' = 'aal2'
        or not exists (
          select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and status = 'verified'
        )
      )
  );
end;
$$;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() in ('owner', 'editor'), false);
$$;

create or replace function private.picture_is_needed(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.staff_role() is null or name is null
    or name !~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    or exists (select from private.picture_uses as uses where uses.name = picture_is_needed.name);
$$;

create or replace function private.members_with_second_factor() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(user_id::text), '{}') from public.staff
  where (select private.staff_role()) = 'owner'
    and exists (
      select from auth.mfa_factors
      where mfa_factors.user_id = staff.user_id and status = 'verified'
    );
$$;

create or replace function private.post_authors() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(users.id, users.email), '{}') from auth.users
  where (select private.staff_role()) is not null
    and (
      exists (select from public.blog_posts where author_id = users.id)
      or exists (select from public.pages where author_id = users.id)
    );
$$;
