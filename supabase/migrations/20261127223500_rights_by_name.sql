-- A hosted project gives anon, authenticated and service_role everything that is made in public, so what a migration
-- revokes from public alone stays open there. Rights are said by name here, and come out the same on every project.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;

grant select on public.blog_posts, public.company, public.content_versions, public.menu, public.moved_addresses,
  public.pages, public.price_plans, public.questions, public.services, public.team_members, public.testimonials
  to anon;
grant select, insert, update, delete on public.accepted_findings, public.blog_posts, public.company, public.menu,
  public.pages, public.price_plans, public.questions, public.services, public.team_members, public.testimonials,
  public.unsaved_changes
  to authenticated;
grant select on public.content_versions, public.invitations, public.revisions, public.staff_events to authenticated;
grant select, delete on public.moved_addresses, public.previews, public.staff to authenticated;
grant select, update, delete on public.enquiries to authenticated;
grant update (role) on public.staff to authenticated;

-- Nothing that the API serves runs as its owner: what has to stands in private, which the API does not serve, and a
-- function of the same name in public calls it as whoever asks. Triggers are nobody's to call.
do $$
declare
  one record;
begin
  for one in
    select oid::regprocedure as called, prorettype = 'trigger'::regtype as is_trigger,
      format(
        'create function public.%I(%s) returns %s language sql %s set search_path = '''' as %L',
        proname, pg_get_function_arguments(oid), pg_get_function_result(oid),
        case provolatile when 's' then 'stable' when 'i' then 'immutable' else 'volatile' end,
        format(
          'select %sprivate.%I(%s)', case when proretset then '* from ' end, proname,
          (select string_agg('$' || n, ', ' order by n) from generate_series(1, pronargs) as n)
        )
      ) as wrapper
    from pg_proc
    where pronamespace = 'public'::regnamespace and (prosecdef or prorettype = 'trigger'::regtype)
  loop
    execute format('alter function %s set schema private', one.called);
    if not one.is_trigger then
      execute one.wrapper;
    end if;
  end loop;
  -- These find the tables with a history by their trigger.
  execute replace(
    pg_get_functiondef('private.picture_uses'::regproc), '''public.keep_revision''', '''private.keep_revision'''
  );
  execute replace(
    pg_get_functiondef('private.picture_is_needed'::regproc), '''public.keep_revision''', '''private.keep_revision'''
  );
end $$;

revoke all on all functions in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;
-- Checks of tables, asked as whoever writes.
grant execute on function private.is_original_page, private.sections_differ to authenticated, service_role;

do $$
declare
  callers text;
  names text[];
  name text;
begin
  for callers, names in values
    ('anon, authenticated, service_role', array[
      'applied_migrations', 'count_words', 'display_day', 'is_staff', 'phone_digits', 'plain_text', 'post_categories',
      'preview_page', 'preview_post', 'seconds_to_publication', 'send_enquiry', 'staff_role'
    ]),
    ('anon, authenticated', array['invitation_offer', 'staff_seen']),
    ('authenticated, service_role', array[
      'delete_old_enquiries', 'delete_old_records', 'delete_personal_records', 'enquiry_figures', 'erase_person',
      'personal_tables', 'records_of_person'
    ]),
    ('authenticated', array[
      'accept_invitation', 'activity', 'create_preview', 'dismiss_removed_factor', 'invite', 'make_recovery_codes',
      'members_with_second_factor', 'picture_is_needed', 'picture_library', 'post_authors', 'reset_second_factor',
      'restore_deleted', 'revoke_invitation', 'second_factor_status', 'use_recovery_code'
    ])
  loop
    foreach name in array names loop
      execute format('grant execute on function public.%I to %s', name, callers);
      if to_regproc('private.' || name) is not null then
        execute format('grant execute on function private.%I to %s', name, callers);
      end if;
    end loop;
  end loop;
end $$;

create index enquiries_handled_by on public.enquiries (handled_by);
create index menu_below on public.menu (below, place);
alter table private.enquiry_senders add column id bigint generated always as identity primary key;
alter table private.recovery_attempts add column id bigint generated always as identity primary key;
