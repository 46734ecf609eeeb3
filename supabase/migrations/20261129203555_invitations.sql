-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
-- It counted calls, which "addresses" does not; nothing reads it any more.
alter table public.invitations
  drop column accounts;
alter table public.invitations
  add column addresses text[] not null default '{}'::text[];
create or replace function private.accept_invitation (
  token text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller constant uuid := (select auth.uid());
  session constant uuid := ((select auth.jwt()) ->> 'session_id')::uuid;
  caller_email text;
  invitation public.invitations;
  refusal text;
begin
  select email into caller_email from auth.users where id = caller;
  if not found or (session is not null and not exists (select from auth.sessions where id = session)) then
    raise insufficient_privilege using message = 'Sign in to accept the invitation';
  end if;
  -- A second person with the same link waits here, and then finds it used.
  select * into invitation from public.invitations
  where token_hash = public.token_hash(token) for update;
  refusal := private.invitation_refusal(invitation);
  if refusal is not null then
    raise sqlstate 'PT410' using message = refusal;
  end if;
  if invitation.email is not null and lower(caller_email) is distinct from invitation.email then
    raise insufficient_privilege using
      message = 'This invitation is for another e-mail address than ' || coalesce(caller_email, 'none');
  end if;
  insert into public.staff (user_id, role, email) values (caller, invitation.role, caller_email)
  on conflict (user_id) do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'You are a member already';
  end if;
  update public.invitations set accepted_at = now(), addresses = '{}' where id = invitation.id;
  delete from auth.sessions where user_id = caller and id is distinct from session;
  return invitation.role;
end;
$function$;
create or replace function private.before_user_created (
  event jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  invitation public.invitations;
  address constant text := lower(concat(event -> 'user' ->> 'email', event -> 'user' ->> 'phone'));
  address_hash text;
  refusal text;
begin
  select * into invitation from public.invitations
  where token_hash = event -> 'user' -> 'user_metadata' ->> 'invitation' for update;
  address_hash := public.token_hash(invitation.token_hash || address);
  refusal := case
    when private.invitation_refusal(invitation) is not null
      or address = ''
      or (invitation.email is not null and invitation.email is distinct from lower(event -> 'user' ->> 'email'))
      then 'An account is made with an invitation'
    when address_hash <> all (invitation.addresses) and cardinality(invitation.addresses) >= 3
      then 'This link has been tried with three addresses. Use one of them, or ask for a new link'
  end;
  if refusal is not null then
    return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', refusal));
  end if;
  update public.invitations set addresses = addresses || address_hash
  where id = invitation.id and address_hash <> all (addresses);
  return '{}';
end;
$function$;
alter table public.invitations
  add constraint invitations_addresses_size check ((cardinality(addresses) <= 3)) not valid;
