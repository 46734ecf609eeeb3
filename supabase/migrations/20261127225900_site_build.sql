-- A build hook is asked for a new build of the site some minutes after the last change of what visitors see.

-- When the next scheduled record of a table becomes public: nobody writes anything at that moment.
alter table public.content_versions add column due_at timestamptz;

-- Whether visitors can read a row, by the columns that say so; everybody reads a table that has neither.
create function private.is_public(record jsonb) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when record ? 'published_at' then
      coalesce((record ->> 'published_at')::timestamptz <= now(), false)
    when record ? 'published' then (record -> 'published') = 'true'
    else true
  end;
$$;

revoke execute on function private.is_public(jsonb) from public, anon, authenticated;

create function private.next_publication(table_name text) returns timestamptz
language plpgsql stable
set search_path = ''
as $$
declare
  due timestamptz;
begin
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = format('public.%I', table_name)::regclass and attname = 'published_at'
  ) then
    execute format('select min(published_at) from public.%I where published_at > now()', table_name)
      into due;
  end if;
  return due;
end;
$$;

revoke execute on function private.next_publication(text) from public, anon, authenticated;

-- Counts what visitors can notice: a draft is written often and read by nobody. Security definer: nobody writes the
-- versions but by changing content.
create or replace function private.note_content_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  counted boolean;
begin
  if not exists (select from changed) then
    return null;
  end if;
  counted := exists (select from changed where private.is_public(to_jsonb(changed)));
  if tg_op = 'UPDATE' then
    counted := counted or exists (select from former where private.is_public(to_jsonb(former)));
  end if;
  insert into public.content_versions (name, due_at)
  values (tg_table_name, private.next_publication(tg_table_name))
  on conflict (name) do update set
    version = content_versions.version + counted::integer,
    changed_at = case when counted then now() else content_versions.changed_at end,
    due_at = excluded.due_at;
  return null;
end;
$$;

-- A withdrawn record was public before the statement: triggers of updates see both states.
do $$
declare
  noted record;
begin
  for noted in
    select tgrelid::regclass as of_table, tgname
    from pg_catalog.pg_trigger
    where tgname like '%\_note\_update'
  loop
    execute format('drop trigger %I on %s', noted.tgname, noted.of_table);
    execute format(
      'create trigger %I after update on %s referencing old table as former new table as changed
         for each statement execute function private.note_content_change()',
      noted.tgname, noted.of_table);
  end loop;
end;
$$;

create trigger blog_posts_note_insert after insert on public.blog_posts referencing new table as changed
  for each statement execute function private.note_content_change();
create trigger blog_posts_note_update after update on public.blog_posts
  referencing old table as former new table as changed
  for each statement execute function private.note_content_change();
create trigger blog_posts_note_delete after delete on public.blog_posts referencing old table as changed
  for each statement execute function private.note_content_change();

insert into public.content_versions (name, due_at)
select 'blog_posts', private.next_publication('blog_posts')
where exists (select from public.blog_posts);
update public.content_versions set due_at = private.next_publication(name);

-- Whoever knows the address of a hook can start builds: nobody reads it back but the request itself.
create table private.site_build (
  is_only boolean primary key default true constraint site_build_is_only check (is_only),
  hook text
    constraint site_build_hook check (
      char_length(hook) <= 500 and hook ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}(/[!-~]*)?$'
    ),
  asked_at timestamptz,
  request_id bigint
);

alter table private.site_build enable row level security;
insert into private.site_build default values;

-- Sends the request by pg_net, as Supabase's own webhooks do; tells whether it could.
create function private.ask_for_build() returns boolean
language plpgsql volatile
set search_path = ''
as $$
declare
  build private.site_build;
  request bigint;
begin
  select * into build from private.site_build for update;
  if build.hook is null
    or to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null
  then
    return false;
  end if;
  execute 'select net.http_post(url := $1)' into request using build.hook;
  update private.site_build set asked_at = now(), request_id = request;
  return true;
end;
$$;

revoke execute on function private.ask_for_build() from public, anon, authenticated;

-- Asks once for many changes, five minutes after the last. Called every minute: by pg_cron where a project has it, and
-- by the open admin of whoever is staff (docs/hosting.md).
create function private.ask_for_due_build() returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.content_versions
  set version = version + 1, changed_at = due_at, due_at = private.next_publication(name)
  where due_at <= now();
  if exists (
    select from private.site_build
    where coalesce(asked_at, '-infinity') < (select max(changed_at) from public.content_versions)
  )
    and (select max(changed_at) from public.content_versions) < now() - interval '5 minutes'
  then
    perform private.ask_for_build();
  end if;
end;
$$;

revoke execute on function private.ask_for_due_build() from public, anon, authenticated;

create or replace function private.staff_seen() returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  caller_role constant text := public.staff_role();
begin
  if caller_role is not null then
    update public.staff
    set last_seen_at = now(), email = users.email
    from auth.users
    where users.id = staff.user_id and staff.user_id = (select auth.uid())
      and (
        staff.last_seen_at is null or staff.last_seen_at < now() - interval '1 minute'
        or staff.email is distinct from users.email
      );
    perform private.ask_for_due_build();
  end if;
  return caller_role;
end;
$$;

-- What owners and editors read of it. The host's answer is kept by pg_net for some hours.
create function private.site_build() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  build private.site_build;
  changed timestamptz;
  answer jsonb;
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Owners and editors see the state of the build';
  end if;
  select * into build from private.site_build;
  select max(changed_at) into changed from public.content_versions;
  if to_regclass('net._http_response') is not null then
    execute 'select jsonb_build_object(''status'', status_code, ''error'', error_msg)
      from net._http_response where id = $1' into answer using build.request_id;
  end if;
  return jsonb_build_object(
    'host', substring(build.hook from '^https://([^/]+)'),
    'can_ask', to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is not null,
    'asked_at', build.asked_at,
    'due_at', case
      when build.hook is not null and changed > coalesce(build.asked_at, '-infinity')
        then changed + interval '5 minutes'
    end,
    'answer', answer
  );
end;
$$;

create function public.site_build() returns jsonb
language sql stable
set search_path = ''
as $$
  select private.site_build();
$$;

revoke execute on function private.site_build(), public.site_build() from public, anon, authenticated;
grant execute on function private.site_build(), public.site_build() to authenticated;

create function private.set_build_hook(address text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can set the build hook';
  end if;
  update private.site_build
  set hook = nullif(btrim(address), ''), asked_at = null, request_id = null;
  return true;
exception when check_violation then
  raise sqlstate 'PT422' using
    message = 'A build hook is an address that begins with https:// and a host’s name, at most 500 characters long';
end;
$$;

create function public.set_build_hook(address text) returns boolean
language sql volatile
set search_path = ''
as $$
  select private.set_build_hook(address);
$$;

revoke execute on function private.set_build_hook(text), public.set_build_hook(text) from public, anon, authenticated;
grant execute on function private.set_build_hook(text), public.set_build_hook(text) to authenticated;

create function private.rebuild_site() returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Owners and editors rebuild the site';
  end if;
  if exists (select from private.site_build where asked_at > now() - interval '1 minute') then
    raise sqlstate 'PT429' using message = 'A rebuild was asked for a moment ago';
  end if;
  if not private.ask_for_build() then
    raise sqlstate 'PT409' using
      message = 'No rebuild can be asked for: an owner sets the build hook, and the database needs pg_net';
  end if;
  return true;
end;
$$;

create function public.rebuild_site() returns boolean
language sql volatile
set search_path = ''
as $$
  select private.rebuild_site();
$$;

revoke execute on function private.rebuild_site(), public.rebuild_site() from public, anon, authenticated;
grant execute on function private.rebuild_site(), public.rebuild_site() to authenticated;
