-- The law of the build: some minutes after the last change of what visitors see, the host's build hook is called. Owners set the
-- hook; owners and editors read its state and start a build.

-- In which state each table is that visitors read: another after every write, and once a record has become public or ended, when
-- nobody writes anything. One small question tells an open page what has changed, and in how many seconds to look again,
-- whatever its own clock says. Security definer: the record itself is hidden from the caller.
create function private.content_state()
returns table (name text, version bigint, due_at timestamptz, due_in double precision)
language sql stable security definer set search_path = '' as $$
  select counted.name, counted.version, next.due_at, extract(epoch from next.due_at - now())
  from public.content_versions as counted, lateral private.next_publication(counted.name) as next (due_at);
$$;
grant execute on function private.content_state to anon, authenticated, service_role;

-- The address of a hook is a secret: anybody who knows it can start builds. No client reads it back.
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

-- Sends the request by pg_net, as Supabase's own webhooks do; false where it cannot.
create function private.ask_for_build() returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  build private.site_build;
  request bigint;
begin
  select * into build from private.site_build;
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

-- Five minutes after the last change that no build has been asked for since.
create function private.build_due_at() returns timestamptz
language sql stable set search_path = '' as $$
  select max(changed_at) + interval '5 minutes' from public.content_versions
  having max(changed_at) > (select coalesce(asked_at, '-infinity') from private.site_build);
$$;

-- Asks once for many changes. Called every minute: by pg_cron where a project has it, and
-- by the open admin of any member of staff (docs/hosting.md).
create function private.ask_for_due_build() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.publish_due_drafts();
  update public.content_versions
  set version = version + 1, changed_at = greatest(changed_at, due_at), due_at = private.next_publication(name)
  where due_at <= now();
  -- One at a time: who waited sees what has been asked for meanwhile.
  perform from private.site_build for update;
  if private.build_due_at() < now() then
    perform private.ask_for_build();
  end if;
end;
$$;

-- What owners and editors read of it. The host's answer is kept by pg_net for some hours.
create function private.site_build() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  build private.site_build;
  answer jsonb;
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Owners and editors see the state of the build';
  end if;
  select * into build from private.site_build;
  if to_regclass('net._http_response') is not null then
    execute 'select jsonb_build_object(''status'', status_code, ''error'', error_msg)
      from net._http_response where id = $1' into answer using build.request_id;
  end if;
  return jsonb_build_object(
    'host', substring(build.hook from '^https://([^/]+)'),
    'can_ask', to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is not null,
    'asked_at', build.asked_at,
    'due_at', case when build.hook is not null then private.build_due_at() end,
    'answer', answer
  );
end;
$$;
grant execute on function private.site_build to authenticated;

create function private.set_build_hook(address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
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
grant execute on function private.set_build_hook to authenticated;

create function private.rebuild_site() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Owners and editors rebuild the site';
  end if;
  perform from private.site_build for update;
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
grant execute on function private.rebuild_site to authenticated;
