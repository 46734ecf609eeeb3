-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop trigger blog_posts_keep_revisions on public.blog_posts;
drop trigger blog_posts_stamp_times on public.blog_posts;
drop function private.delete_expired_history();
drop function private.loose_references();
create or replace function private.ask_for_build()
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.ask_for_due_build()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.build_due_at()
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select max(changed_at) + interval '5 minutes' from public.content_versions
  having max(changed_at) > (select coalesce(asked_at, '-infinity') from private.site_build);
$function$;
create or replace function private.create_preview (
  post uuid default null::uuid,
  page uuid default null::uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token constant text := private.new_token();
begin
  if not (select public.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can make a preview link';
  end if;
  delete from public.previews where expires_at < now();
  insert into public.previews (token_hash, post_id, page_id) values (public.token_hash(token), post, page);
  return token;
end;
$function$;
create or replace function private.delete_expired()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.delete_expired_history();
  delete from public.staff_events where happened_at < now() - interval '1 year';
  delete from public.invitations where created_at < now() - interval '1 year';
end;
$function$;
create or replace function private.delete_expired_history()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  deletion public.revisions;
begin
  -- One by one, each by the index: without statistics a join of them all took minutes.
  for deletion in
    select * from public.revisions where operation = 'delete' and saved_at < now() - interval '30 days'
  loop
    continue when exists (
      select from public.revisions as later
      where later.table_name = deletion.table_name and later.row_id = deletion.row_id and later.id > deletion.id
    );
    delete from public.revisions where table_name = deletion.table_name and row_id = deletion.row_id;
    delete from public.dismissed_findings
    where table_name = deletion.table_name and row_id::text = deletion.row_id;
  end loop;
end;
$function$;
create or replace function private.follow_category()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  draft_id uuid;
begin
  for draft_id in
    select id from public.drafts
    where table_name = 'blog_posts' and old.name in (changes ->> 'category', base ->> 'category')
  loop
    begin
      update public.drafts set
        changes = case when changes ->> 'category' = old.name then changes || jsonb_build_object('category', new.name) else changes end,
        base = case when base ->> 'category' = old.name then base || jsonb_build_object('category', new.name) else base end
      where id = draft_id;
    exception when check_violation then
      null;
    end;
  end loop;
  return null;
end;
$function$;
create or replace function private.follow_page_address()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  pattern constant text := '"' || old.path || '(["#?\\])';
  renamed constant text := '"' || new.path || '\1';
  row_id uuid;
begin
  update public.menu set href = new.path || substr(href, length(old.path) + 1)
  where href = old.path or href like old.path || '#%' or href like old.path || '?%';
  -- One that it makes too long stays as it is: the checks beside its preview name the link.
  for row_id in select id from public.pages where sections::text ~ pattern loop
    begin
      update public.pages set sections = regexp_replace(sections::text, pattern, renamed, 'g')::jsonb where id = row_id;
    exception when check_violation then
      null;
    end;
  end loop;
  for row_id in select id from public.drafts where concat(changes -> 'sections', base -> 'sections') ~ pattern loop
    begin
      update public.drafts set
        changes = coalesce(jsonb_set(changes, '{sections}', regexp_replace((changes -> 'sections')::text, pattern, renamed, 'g')::jsonb), changes),
        base = coalesce(jsonb_set(base, '{sections}', regexp_replace((base -> 'sections')::text, pattern, renamed, 'g')::jsonb), base)
      where id = row_id;
    exception when check_violation then
      null;
    end;
  end loop;
  return null;
end;
$function$;
create or replace function private.forget_invited()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.staff_events set about_email = null
  where what in ('invited', 'revoked') and about_email = old.email
    and not exists (select from public.invitations where email = old.email);
  return null;
end;
$function$;
create or replace function private.invite (
  invited_role  text,
  invited_email text default null::text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token constant text := private.new_token();
  broken text;
begin
  if public.staff_role() is distinct from 'owner' then
    raise insufficient_privilege using message = 'Only an owner can invite people';
  end if;
  insert into public.invitations (token_hash, role, email, invited_by, invited_by_email)
  select public.token_hash(token), invited_role, lower(private.tidy_email(invited_email)), users.id, users.email
  from auth.users where users.id = (select auth.uid());
  return token;
exception when check_violation then
  get stacked diagnostics broken = constraint_name;
  if broken = 'invitations_email_format' then
    raise sqlstate 'PT422' using message = 'This is no e-mail address: look at it once more';
  end if;
  raise;
end;
$function$;
create or replace function private.keep_moved_address()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  former constant text := to_jsonb(old) ->> tg_argv[0];
  address constant text := to_jsonb(new) ->> tg_argv[0];
  post constant uuid := case tg_table_name when 'blog_posts' then new.id end;
  page constant uuid := case tg_table_name when 'pages' then new.id end;
begin
  delete from public.moved_addresses where leads_to is not null and (post_id = post or page_id = page);
  -- What is scheduled takes a former address when its time comes; the policy above decides it until then.
  if private.is_public(to_jsonb(new)) then
    delete from public.moved_addresses where slug = address;
  end if;
  if former <> address and (
    old.published_at <= now()
    or exists (
      select from public.revisions
      where table_name = tg_table_name::text and row_id = old.id::text
        and row ->> tg_argv[0] = former
        and (row ->> 'published_at')::timestamptz <= coalesce(
          (
            select min(later.saved_at) from public.revisions as later
            where later.table_name = revisions.table_name and later.row_id = revisions.row_id and later.id > revisions.id
          ),
          now()
        )
    )
  ) then
    insert into public.moved_addresses (slug, post_id, page_id)
    values (former, post, page)
    on conflict (slug) do update set post_id = excluded.post_id, page_id = excluded.page_id, moved_at = now();
  end if;
  if new.published_at is not null and new.published_until is not null and new.leads_to is not null then
    insert into public.moved_addresses (slug, post_id, page_id, leads_to, ends_at)
    values (address, post, page, new.leads_to, new.published_until)
    on conflict (slug) do nothing;
  end if;
  return null;
end;
$function$;
create or replace function private.keep_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kept constant integer := 50;
  -- As the index has it: compared with a `name` it is read from end to end, for each row of a statement.
  written_table constant text := tg_table_name;
  old_row constant jsonb := to_jsonb(old) - 'search_text';
  new_row constant jsonb := to_jsonb(new) - 'search_text';
  record_row constant jsonb := coalesce(new_row, old_row);
  record_id constant text := coalesce(record_row ->> 'id', record_row ->> 'slug');
  -- A draft that is due is published in the name of who scheduled it, at anybody's request.
  author constant uuid := coalesce(nullif(current_setting('history.author', true), '')::uuid, (select auth.uid()));
begin
  -- An update that changes nothing but the time is no version, nor is one by a foreign key, which leaves the time: (its column).
  -- The next version has the new name beside its own changes.
  if tg_op = 'UPDATE' and (
    new_row - 'updated_at' = old_row - 'updated_at'
    or new_row -> tg_argv[0] <> old_row -> tg_argv[0] and (new_row ->> 'updated_at')::timestamptz < now()
  ) then
    return null;
  end if;

  -- A draft goes with its record.
  if tg_op = 'DELETE' then
    delete from public.drafts where drafts.table_name = written_table and drafts.record_id::text = record_row ->> 'id';
  end if;
  perform private.keep_picture_uses(written_table, record_id, new_row);

  -- A record older than the history begins it with its former values.
  if tg_op = 'UPDATE' and not exists (
    select from public.revisions where table_name = written_table and row_id = record_id
  ) then
    insert into public.revisions (table_name, row_id, operation, saved_at, row)
    values (
      written_table, record_id, 'insert',
      coalesce((old_row ->> 'updated_at')::timestamptz, now()), old_row
    );
  end if;

  insert into public.revisions (table_name, row_id, operation, saved_by, saved_by_email, row)
  values (
    written_table, record_id, lower(tg_op), author,
    (select email from auth.users where id = author), record_row
  );

  -- The first version is never trimmed.
  delete from public.revisions
  where table_name = written_table and row_id = record_id
    and (operation = 'update' or operation = 'delete' and saved_at < now() - interval '30 days')
    and id <= (
      select id from public.revisions
      where table_name = written_table and row_id = record_id
      order by id desc offset kept limit 1
    );

  if tg_op = 'DELETE' and coalesce(current_setting('history.has_expired', true), '') = '' then
    perform set_config('history.has_expired', 'yes', true);
    perform private.delete_expired_history();
  end if;
  return null;
end;
$function$;
create or replace function private.keep_staff_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into public.staff_events (what, by_email, about_email, role)
  values (
    tg_argv[0], (select email from auth.users where id = (select auth.uid())),
    subject ->> 'email', subject ->> 'role'
  );
  perform private.delete_expired();
  return null;
end;
$function$;
create or replace function private.loose_references()
  returns table (
    table_name     text,
    column_name    text,
    target         text,
    columns        text[],
    target_columns text[]
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select
    naming.relname, attname, named.relname,
    array(
      select one.attname::text from unnest(conkey) with ordinality as key (number, place)
      join pg_catalog.pg_attribute as one on one.attrelid = conrelid and one.attnum = number order by place
    ),
    array(
      select one.attname::text from unnest(confkey) with ordinality as key (number, place)
      join pg_catalog.pg_attribute as one on one.attrelid = confrelid and one.attnum = number order by place
    )
  from pg_catalog.pg_constraint
  join pg_catalog.pg_class as naming on naming.oid = conrelid and naming.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_class as named on named.oid = confrelid and named.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute on attrelid = conrelid and attnum = coalesce(confdelsetcols[1], conkey[1])
  where contype = 'f' and confdeltype <> 'c' and not attnotnull
  union all
  select naming.relname, words[1], words[2], null, null
  from pg_catalog.pg_trigger
  join pg_catalog.pg_class as naming on naming.oid = tgrelid
  cross join string_to_array(encode(tgargs, 'escape'), '\000') as words
  where tgfoid = 'private.check_references'::regproc and tgnargs = 2;
$function$;
create or replace function private.new_token()
  returns text
  language sql
  set search_path to ''
  AS $function$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
$function$;
create or replace function private.note_content_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  counted := counted
    or exists (select from public.content_versions where name = tg_table_name and due_at <= now());
  insert into public.content_versions (name) values (tg_table_name) on conflict do nothing;
  -- A new row has counted it.
  counted := counted and not found;
  -- One at a time: what somebody else has scheduled meanwhile is seen once their row is written.
  perform from public.content_versions where name = tg_table_name for update;
  update public.content_versions set
    version = version + counted::integer,
    changed_at = case when counted then now() else changed_at end,
    due_at = private.next_publication(tg_table_name)
  where name = tg_table_name;
  return null;
end;
$function$;
create or replace function private.picture_is_needed (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.staff_role() is null or name is null
    or name !~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    or exists (select from private.picture_uses as uses where uses.name = picture_is_needed.name)
    or exists (select from public.unsaved_changes where picture_is_needed.name = any (pictures));
$function$;
create or replace function private.picture_library()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not (select private.is_staff()) then
    raise insufficient_privilege using message = 'Only staff can see the library';
  end if;
  return (
    -- File by file, each by an index: other forms of this took minutes while the tables had no statistics yet.
    with kept as materialized (
      select file.name from storage.objects as file
      where exists (select from public.revisions where pictures @> array[file.name])
      union all
      select unnest(pictures) from public.unsaved_changes
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'bucket', file.bucket_id,
          'path', file.name,
          'size', (file.metadata ->> 'size')::bigint,
          'added_at', file.created_at,
          'descriptions', coalesce(
            (
              select jsonb_agg(distinct uses.alt) from private.picture_uses as uses
              where uses.name = file.name and uses.alt is not null
            ), '[]'
          ),
          'used_in', coalesce(
            (
              select jsonb_agg(
                jsonb_build_object('table', one.table_name, 'id', one.row_id, 'title', one.title)
                order by one.title, one.row_id
              )
              from (
                select distinct uses.table_name, uses.row_id, uses.title from private.picture_uses as uses
                where uses.name = file.name
              ) as one
            ), '[]'
          ),
          'is_kept', file.name in (select kept.name from kept)
        )
        order by file.created_at desc
      ),
      '[]'
    )
    from storage.objects as file
    where (file.bucket_id = 'blog-images' and file.name like 'blog/%')
      or (file.bucket_id = 'content-images' and file.name like 'content/%')
  );
end;
$function$;
create or replace function private.rebuild_site()
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.restore_deleted (
  revision bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deleted public.revisions;
  part public.revisions;
begin
  select * into deleted from public.revisions
  where id = revision and operation = 'delete' and saved_at >= now() - interval '30 days';
  if not coalesce(
    public.is_staff() or (
      public.staff_role() = 'author'
      and deleted.row ->> 'author_id' = (select auth.uid())::text
      and deleted.row -> 'published_at' = 'null'
    ), false)
  then
    raise insufficient_privilege using message = 'Only an editor can bring this record back';
  end if;
  if deleted.id is null then
    raise sqlstate 'PT410' using message = 'It is no longer among the recently deleted';
  end if;
  perform set_config('history.restores', 'yes', true);
  for part in
    select * from public.revisions
    where id = deleted.id
      or table_name in ('drafts', 'moved_addresses') and operation = 'delete'
        and deleted.row_id in (row ->> 'record_id', row ->> 'post_id', row ->> 'page_id')
        and xmin = (select xmin from public.revisions where id = deleted.id)
    order by id <> deleted.id
  loop
    perform private.restore_row(part, part.id <> deleted.id);
  end loop;
  perform set_config('history.restores', '', true);
  perform private.restore_references(deleted);
  return deleted.row;
end;
$function$;
create or replace function private.restore_references (
  deletion public.revisions
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  reference record;
  loser record;
begin
  for reference in
    select * from private.loose_references()
    where target = deletion.table_name and coalesce('id' = any (target_columns), true)
  loop
    for loser in
      select distinct on (row_id) row_id, former
      from (
        select
          id, row_id, xmin as written_by, row -> reference.column_name as latter,
          lead(row -> reference.column_name) over versions as former, lead(operation) over versions as earlier
        from public.revisions
        where table_name = reference.table_name
        window versions as (partition by row_id order by id desc)
      ) as version
      where former ? deletion.row_id and not latter ? deletion.row_id
        and (
          (earlier = 'delete' and id > deletion.id)
          or written_by = (select xmin from public.revisions where id = deletion.id)
        )
      order by row_id, id desc
    loop
      begin
        execute format(
          case jsonb_typeof(loser.former)
            when 'array' then
              'update public.%1$I set %2$I = array(
                 select id from unnest(%2$I || $1) with ordinality as named (id, place)
                 order by array_position($3, id::text), place
               ) where id = $2 and not %2$I @> array[$1]'
            else 'update public.%1$I set %2$I = $1 where id = $2 and %2$I is null'
          end,
          reference.table_name, reference.column_name
        ) using deletion.row_id::uuid, loser.row_id::uuid, array(
          select jsonb_array_elements_text(case jsonb_typeof(loser.former) when 'array' then loser.former else '[]' end)
        );
      exception when integrity_constraint_violation then
        null;
      end;
    end loop;
  end loop;
end;
$function$;
create or replace function private.restore_row (
  version public.revisions,
  is_part boolean
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  record jsonb := private.without_lost_references(version.table_name, version.row);
  statement text;
  broken text;
begin
  select format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) %3$s',
    version.table_name, string_agg(quote_ident(column_name), ', ' order by ordinal_position),
    case when is_part then 'on conflict do nothing' end
  ) into statement
  from information_schema.columns
  where table_schema = 'public' and table_name = version.table_name
    and is_generated = 'NEVER' and version.row ? column_name;
  begin
    execute statement using record;
  exception
    when check_violation then
      if coalesce(record -> 'published_at', 'null') = 'null' then
        raise;
      end if;
      execute statement using record || '{"published_at": null}';
    when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken = version.table_name || '_pkey' then
        raise sqlstate 'PT409' using message = 'Somebody else has brought it back already';
      end if;
      raise;
  end;
end;
$function$;
create or replace function private.send_enquiry (
  idempotency_key uuid,
  source          text,
  name            text,
  message         text,
  email           text    default null::text,
  phone           text    default null::text,
  service         text    default null::text,
  postcode        text    default null::text,
  property_kind   text    default null::text,
  property_size   text    default null::text,
  frequency       text    default null::text,
  preferred_time  text    default null::text,
  estimate        text    default null::text,
  website         text    default null::text,
  seconds_taken   integer default null::integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  asked public.enquiries;
  limits private.enquiry_limits;
  network text;
  from_sender text;
  known text;
  broken text;
  empty text;
begin
  -- Before anything is made of it, and before others wait for it: megabytes take seconds.
  if octet_length(concat(
    source, name, email, phone, service, message, postcode, property_kind, property_size, frequency, preferred_time, estimate
  )) > 60000 then
    raise sqlstate 'PT422' using message = private.enquiry_refusal('enquiries_message_length');
  end if;
  asked.idempotency_key := idempotency_key;
  asked.source := source;
  asked.name := private.one_line(name);
  asked.email := private.tidy_email(email);
  asked.phone := private.tidy_telephone(phone);
  asked.service := private.one_line(service);
  asked.message := nullif(regexp_replace(message, '^[[:space:]]+|[[:space:]]+$', '', 'g'), '');
  asked.postcode := private.tidy_postcode(postcode);
  asked.property_kind := private.one_line(property_kind);
  asked.property_size := private.one_line(property_size);
  asked.frequency := private.one_line(frequency);
  asked.preferred_time := private.one_line(preferred_time);
  asked.estimate := private.one_line(estimate);

  if website <> '' then
    raise sqlstate 'PT422' using
      message = 'This was filled in the way programs do it, so we have not taken it. If you are a person, please use one of the other ways.';
  end if;
  if seconds_taken < 2 then
    raise sqlstate 'PT422' using
      message = 'That was quicker than people type. Please send it once more.';
  end if;

  -- One at a time: two requests at once neither make two of one enquiry nor pass a limit together.
  perform pg_advisory_xact_lock(hashtext('public.send_enquiry'));

  select reference into known from public.enquiries
  where enquiries.idempotency_key = asked.idempotency_key;
  if known is null then
    select reference into known from public.enquiries
    where created_at > now() - interval '15 minutes'
      and (
        enquiries.source, enquiries.name, enquiries.email, enquiries.phone, enquiries.service,
        enquiries.message, enquiries.postcode, enquiries.property_kind, enquiries.property_size,
        enquiries.frequency, enquiries.preferred_time
      ) is not distinct from (
        asked.source, asked.name, asked.email, asked.phone, asked.service,
        asked.message, asked.postcode, asked.property_kind, asked.property_size,
        asked.frequency, asked.preferred_time
      )
    limit 1;
  end if;
  if known is not null then
    return jsonb_build_object('reference', known);
  end if;

  select * into strict limits from private.enquiry_limits;
  network := private.sender_network(nullif(current_setting('request.headers', true), '')::json);
  from_sender := encode(sha256(convert_to(limits.salt || network, 'UTF8')), 'hex');
  delete from private.enquiry_senders where sent_at < now() - interval '1 day';
  if (
    select count(*) from private.enquiry_senders
    where sender = from_sender and sent_at > now() - interval '1 hour'
  ) >= limits.an_hour_from_one_sender then
    raise sqlstate 'PT429' using
      message = 'That is more than we take from one connection within an hour. Please try again later, or use one of the other ways.';
  end if;
  if (
    select count(*) from private.enquiry_senders where sent_at > now() - interval '1 hour'
  ) >= limits.an_hour_in_all then
    raise sqlstate 'PT429' using
      message = 'More enquiries are coming in than we can take this hour. Please try again later, or use one of the other ways.';
  end if;
  insert into private.enquiry_senders (sender) values (from_sender);

  loop
    insert into public.enquiries (
      reference, idempotency_key, source, name, email, phone, service, message, postcode,
      property_kind, property_size, frequency, preferred_time, estimate
    )
    values (
      private.new_reference(), asked.idempotency_key, asked.source, asked.name, asked.email,
      asked.phone, asked.service, asked.message, asked.postcode, asked.property_kind,
      asked.property_size, asked.frequency, asked.preferred_time, asked.estimate
    )
    on conflict (reference) do nothing
    returning reference into known;
    exit when known is not null;
  end loop;
  return jsonb_build_object('reference', known);
exception
  when check_violation or not_null_violation then
    get stacked diagnostics broken = constraint_name, empty = column_name;
    raise sqlstate 'PT422' using message = private.enquiry_refusal(coalesce(nullif(broken, ''), empty));
end;
$function$;
create or replace function private.site_build()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;
create or replace function private.stamp_dismissed_finding()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.dismissed_at := now();
  new.dismissed_by := (select auth.uid());
  new.dismissed_by_email := (select email from public.staff where user_id = new.dismissed_by);
  if tg_op = 'INSERT' then
    delete from public.dismissed_findings as old_one
    where old_one.id in (
      select kept.id from public.dismissed_findings as kept
      where kept.table_name = new.table_name and kept.row_id = new.row_id
        and ((select private.is_staff()) or kept.dismissed_by = new.dismissed_by)
      order by kept.dismissed_at desc
      offset 99
    );
  end if;
  return new;
end;
$function$;
create or replace function private.stamp_draft()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    new.table_name := old.table_name;
  end if;
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = to_regclass(format('public.%I', new.table_name)) and attname = 'published_at'
  ) or exists (select from private.personal_tables where personal_tables.table_name = new.table_name) then
    raise sqlstate 'PT422' using message = 'Its records are not published, or hold data of people: they have no drafts';
  end if;
  execute format('select to_jsonb(kept) ->> ''author_id'' from public.%I as kept where id = $1 for key share', new.table_name)
    into strict new.author_id using new.record_id;
  -- Brought back as it was (restore_deleted).
  if tg_op = 'INSERT' and current_setting('history.restores', true) = 'yes' then
    return new;
  end if;
  -- Not where it follows a price, a page or a category by a trigger.
  if tg_op = 'INSERT' or new.changes is distinct from old.changes and pg_trigger_depth() = 1 then
    new.saved_by := (select auth.uid());
    new.saved_by_email := (select email from public.staff where user_id = new.saved_by);
    new.failed_at := null;
  else
    new.saved_by := old.saved_by;
    new.saved_by_email := old.saved_by_email;
  end if;
  new.scheduled_by := case
    when tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at then (select auth.uid())
    else old.scheduled_by
  end;
  new.updated_at := now();
  return new;
exception when no_data_found then
  -- Left by a record that went past the triggers (truncate): it stops no rename of a price or a page.
  if tg_op = 'UPDATE' then
    return null;
  end if;
  raise sqlstate 'PT404' using message = 'The record has been deleted meanwhile';
end;
$function$;
create or replace function private.stamp_times()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    -- By a foreign key nothing is edited: (its column).
    new.updated_at := case
      when pg_trigger_depth() > 1 and to_jsonb(new) -> tg_argv[0] <> to_jsonb(old) -> tg_argv[0] then old.updated_at
      else now()
    end;
  elsif current_user in ('anon', 'authenticated') then
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end;
$function$;
create or replace function private.without_lost_references (
  of_table text,
  record   jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  reference record;
  target_column text;
  condition text;
  present jsonb;
begin
  for reference in
    select * from private.loose_references()
    where table_name = of_table and jsonb_typeof(record -> column_name) <> 'null'
  loop
    if reference.columns is null then
      execute format(
        'select coalesce(jsonb_agg(id order by place), ''[]'')
         from jsonb_array_elements_text($1) with ordinality as named (id, place)
         where id in (select id::text from public.%I)',
        reference.target
      ) into present using record -> reference.column_name;
    else
      target_column := reference.target_columns[array_position(reference.columns, reference.column_name)];
      select string_agg(format('kept.%I::text = $1 ->> %L', named_by, naming), ' and ') into condition
      from unnest(reference.columns, reference.target_columns) as pair (naming, named_by);
      execute format(
        case target_column
          when 'id' then 'select to_jsonb(kept) -> %2$L from public.%1$I as kept where %3$s'
          else 'select to_jsonb(kept) -> %2$L from public.%1$I as kept
            where %3$s or kept.id::text = (
              select row_id from public.revisions
              where table_name = %1$L and row ->> %2$L = $1 ->> %4$L order by id desc limit 1
            )
            order by (%3$s) desc limit 1'
        end,
        reference.target, target_column, condition, reference.column_name
      ) into present using record;
    end if;
    record := record || jsonb_build_object(reference.column_name, present);
  end loop;
  return record;
end;
$function$;
create or replace function public.delete_expired()
  returns void
  language sql
  set search_path to ''
  AS $function$select private.delete_expired()$function$;
create or replace function public.delete_old_records (
  of_table text default null::text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  kept record;
  ids uuid[];
  report jsonb := '[]';
begin
  perform private.delete_stale_changes();
  perform private.delete_expired();
  perform private.sum_old_visits();
  for kept in
    select * from public.personal_tables() as known where known.table_name = coalesce(of_table, known.table_name)
  loop
    execute format('select array_agg(id) from public.%I where created_at < $1', kept.table_name) into ids
      using (date_trunc('day', now() at time zone 'UTC') - make_interval(months => kept.kept_months)) at time zone 'UTC';
    report := report || public.delete_personal_records(kept.table_name, ids);
  end loop;
  return report;
end;
$function$;
create or replace function public.phone_digits (
  phone text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select regexp_replace(
    regexp_replace(regexp_replace(phone, '(ext|x)[. ]*[0-9]+ *$', '', 'i'), '[^0-9]', '', 'g'), '^(0044|44)?0?', '0'
  );
$function$;
create trigger blog_categories_follow_in_drafts
  after update of name on public.blog_categories
  for each row
  when ((new.name <> old.name))
  execute function private.follow_category();
create trigger blog_posts_keep_revisions
  after insert or delete or update on public.blog_posts
  for each row
  execute function private.keep_revision('category');
create trigger blog_posts_stamp_times
  before insert or update on public.blog_posts
  for each row
  execute function private.stamp_times('category');
create trigger invitations_forget_address
  after delete on public.invitations
  for each row
  execute function private.forget_invited();
revoke all on function private.build_due_at() from public;
grant execute on function private.build_due_at() to postgres;
revoke all on function private.delete_expired() from public;
grant execute on function private.delete_expired() to authenticated, postgres, service_role;
revoke all on function private.delete_expired_history() from public;
grant execute on function private.delete_expired_history() to postgres;
revoke all on function private.follow_category() from public;
grant execute on function private.follow_category() to postgres;
revoke all on function private.forget_invited() from public;
grant execute on function private.forget_invited() to postgres;
revoke all on function private.loose_references() from public;
grant execute on function private.loose_references() to postgres;
revoke all on function private.new_token() from public;
grant execute on function private.new_token() to postgres;
revoke all on function private.pictures_in(text) from authenticated;
grant execute on function private.pictures_in(text) to authenticated;
revoke all on function private.pictures_in(text) from service_role;
grant execute on function private.pictures_in(text) to service_role;
revoke all on function private.restore_row(public.revisions, boolean) from public;
grant execute on function private.restore_row(public.revisions, boolean) to postgres;
revoke all on function public.delete_expired() from public;
grant execute on function public.delete_expired() to authenticated, postgres, service_role;
alter table public.unsaved_changes
  add column pictures text[] generated always as (private.pictures_in((changes)::text)) stored not null;

-- Without extensions now (phone_digits).
reindex index public.enquiries_by_phone;
