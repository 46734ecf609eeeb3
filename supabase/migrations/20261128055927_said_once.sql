-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.

set local check_function_bodies = off;
drop policy "Everyone reads published posts, authors also theirs, staff all" on public.blog_posts;
drop policy "Staff change posts, authors their drafts" on public.blog_posts;
drop policy "Staff create posts, authors drafts" on public.blog_posts;
drop policy "Staff delete posts, authors their drafts" on public.blog_posts;
drop policy "Staff answer enquiries" on public.enquiries;
drop policy "Everyone reads published pages, authors also theirs, staff all" on public.pages;
drop policy "Staff change pages, authors their drafts" on public.pages;
drop policy "Staff create pages, authors drafts" on public.pages;
drop policy "Staff delete pages, authors their drafts" on public.pages;
drop policy "Owners change roles" on public.staff;
drop policy "Members keep their own" on public.unsaved_changes;
drop policy "Authors remove their own pictures" on storage.objects;
drop policy "Authors see their own pictures" on storage.objects;
drop policy "Authors upload pictures" on storage.objects;
drop policy "Staff remove pictures of content" on storage.objects;
drop policy "Staff remove pictures" on storage.objects;
drop policy "Staff see pictures of content" on storage.objects;
drop policy "Staff see pictures" on storage.objects;
drop policy "Staff upload pictures of content" on storage.objects;
drop policy "Staff upload pictures" on storage.objects;
drop trigger blog_posts_keep_moved_address on public.blog_posts;
drop trigger pages_keep_moved_page on public.pages;
drop trigger staff_forget_changes on public.staff;
drop index public.menu_below;
alter table public.menu
  drop constraint menu_below_fkey;
alter table public.unsaved_changes
  drop constraint unsaved_changes_user_id_fkey;
drop function private.enquiry_refusal(public.enquiries);
drop function private.forget_changes_of_member();
drop function private.keep_moved_page();
drop function private.picture_is_needed(text);
create or replace function private.ask_for_due_build()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed timestamptz;
begin
  update public.content_versions
  set version = version + 1, changed_at = due_at, due_at = private.next_publication(name)
  where due_at <= now();
  select max(changed_at) into changed from public.content_versions;
  if changed < now() - interval '5 minutes'
    and exists (select from private.site_build where coalesce(asked_at, '-infinity') < changed)
  then
    perform private.ask_for_build();
  end if;
end;
$function$;
create or replace function private.enquiry_refusal (
  broken text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case
    when broken = 'name' then 'Please tell us your name.'
    when broken = 'enquiries_name_length' then 'Your name is longer than the 100 characters that fit.'
    when broken = 'enquiries_reachable'
      then 'Please give us a telephone number or an e-mail address, so that we can answer.'
    when starts_with(broken, 'enquiries_email') then 'Please check your e-mail address: it does not look complete.'
    when starts_with(broken, 'enquiries_phone') then 'Please check your telephone number: it does not look complete.'
    when broken = 'message' then 'Please tell us what you would like done.'
    when broken = 'enquiries_message_length'
      then 'Your message is longer than the 5,000 characters that fit. Please shorten it.'
    else 'One of the answers is longer than what fits. Please shorten it.'
  end;
$function$;
create or replace function private.forget_stale_changes()
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.unsaved_changes
  where saved_at < now() - interval '30 days';
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
begin
  -- What is scheduled takes a former address when its time comes; the policy above decides it until then.
  if new.published_at <= now() then
    delete from public.moved_addresses where slug = address;
  end if;
  if former <> address and old.published_at <= now() then
    insert into public.moved_addresses (slug, post_id, page_id)
    values (former, case tg_table_name when 'blog_posts' then new.id end, case tg_table_name when 'pages' then new.id end)
    on conflict (slug) do update set post_id = excluded.post_id, page_id = excluded.page_id, moved_at = now();
  end if;
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
  select public.staff_role() is null or name is null
    or name !~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'
    or exists (select from private.picture_uses as uses where uses.name = picture_is_needed.name);
$function$;
create or replace function private.pictures_of (
  record jsonb
)
  returns table (
    name text,
    alt  text
  )
  language sql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
  select distinct
    found[1],
    nullif(btrim(replace(replace(piece.alt, '&quot;', '"'), '&amp;', '&')), '')
  from jsonb_path_query(record, 'strict $.** ? (@.type() == "object")') as part
  cross join lateral (
    select one.key, one.value #>> '{}' as value
    from jsonb_each(part) as one
    where jsonb_typeof(one.value) = 'string'
  ) as field
  cross join lateral (
    select tag[1] as text, substring(tag[1] from '\malt="([^"]*)"') as alt
    from regexp_matches(field.value, '<img[^>]*>', 'g') as tag
    union all
    -- What HTML only leads to has no text of its own.
    select
      regexp_replace(field.value, '<img[^>]*>', '', 'g'),
      case when field.value not like '%<img%' then coalesce(part ->> (field.key || '_alt'), part ->> 'alt') end
  ) as piece
  cross join lateral regexp_matches(piece.text, '(?:blog|content)/[A-Za-z0-9_.-]+', 'g') as found;
$function$;
create or replace function private.preview_of (
  token text
)
  returns public.previews
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from public.previews
  where token_hash = public.token_hash(token) and expires_at > now()
    and (
      created_by is null
      or exists (select from public.staff where user_id = created_by and role in ('owner', 'editor'))
    );
$function$;
create or replace function private.preview_page (
  token text
)
  returns SETOF public.pages
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select * from public.pages where id = (select page_id from private.preview_of(token));
$function$;
create or replace function private.preview_post (
  token text
)
  returns SETOF public.blog_posts
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select * from public.blog_posts where id = (select post_id from private.preview_of(token));
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
create or replace function public.forget_stale_changes()
  returns void
  language sql
  set search_path to ''
  AS $function$select private.forget_stale_changes()$function$;
create or replace function public.rebuild_site()
  returns boolean
  language sql
  set search_path to ''
  AS $function$select private.rebuild_site()$function$;
create or replace function public.set_build_hook (
  address text
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$select private.set_build_hook($1)$function$;
create or replace function public.site_build()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$select private.site_build()$function$;
-- Of former members.
delete from public.unsaved_changes where not exists (select from public.staff where staff.user_id = unsaved_changes.user_id);
alter table public.unsaved_changes
  add constraint unsaved_changes_user_id_fkey foreign key (user_id) references public.staff(user_id) on delete cascade;
create trigger blog_posts_keep_moved_address
  after insert or update of slug, published_at on public.blog_posts
  for each row
  execute function private.keep_moved_address('slug');
create trigger enquiries_keep_id
  before insert or update of id on public.enquiries
  for each row
  execute function private.keep_id();
create trigger pages_keep_moved_page
  after insert or update of path, published_at on public.pages
  for each row
  execute function private.keep_moved_address('path');
create policy "Everyone reads what is published, staff all, authors theirs" on public.blog_posts
  for select
  to anon, authenticated
  using
    (((published_at <= now()) or ( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid))
    AND (( select private.staff_role() as staff_role) = 'author'::text))));
create policy "Staff add to it" on public.blog_posts
  for insert
  to authenticated
  with
    check
    ((( SELECT private.is_staff() AS is_staff) OR ((author_id = ( SELECT auth.uid() AS uid)) AND (( SELECT
    private.staff_role() AS staff_role) = 'author'::text) AND (published_at IS NULL))));
create policy "Staff change it" on public.blog_posts
  for update
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text) AND (published_at is null))));
create policy "Staff delete from it" on public.blog_posts
  for delete
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text) AND (published_at is null))));
create policy "Staff answer enquiries" on public.enquiries
  for update
  to authenticated
  using (( select private.is_staff() as is_staff));
create policy "Everyone reads what is published, staff all, authors theirs" on public.pages
  for select
  to anon, authenticated
  using
    (((published_at <= now()) or ( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid))
    AND (( select private.staff_role() as staff_role) = 'author'::text))));
create policy "Staff add to it" on public.pages
  for insert
  to authenticated
  with
    check
    ((( SELECT private.is_staff() AS is_staff) OR ((author_id = ( SELECT auth.uid() AS uid)) AND (( SELECT
    private.staff_role() AS staff_role) = 'author'::text) AND (published_at IS NULL))));
create policy "Staff change it" on public.pages
  for update
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text) AND (published_at is null))));
create policy "Staff delete from it" on public.pages
  for delete
  to authenticated
  using
    ((( select private.is_staff() as is_staff) or ((author_id = ( select auth.uid() as uid)) AND (( select
    private.staff_role() as staff_role) = 'author'::text) AND (published_at is null))));
create policy "Owners change roles" on public.staff
  for update
  to authenticated
  using ((( select private.staff_role() as staff_role) = 'owner'::text));
create policy "Members keep their own" on public.unsaved_changes
  for all
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) AND (( select private.staff_role() as staff_role) is not null)));
create policy "Staff remove pictures, authors their own" on storage.objects
  for delete
  to authenticated
  using
    (((((bucket_id = ANY (ARRAY['blog-images'::text, 'content-images'::text])) AND ( select private.is_staff() as
    is_staff)) or
    ((bucket_id = 'blog-images'::text) AND (owner_id = (( select auth.uid() as uid))::text) AND (( select
    private.staff_role() as staff_role) = 'author'::text))) AND (not private.picture_is_needed(name))));
create policy "Staff see pictures, authors their own" on storage.objects
  for select
  to authenticated
  using
    ((((bucket_id = ANY (ARRAY['blog-images'::text, 'content-images'::text])) AND ( select private.is_staff() as
    is_staff)) or
    ((bucket_id = 'blog-images'::text) AND (owner_id = (( select auth.uid() as uid))::text) AND (( select
    private.staff_role() as staff_role) = 'author'::text))));
create policy "Staff upload pictures, authors those of posts" on storage.objects
  for insert
  to authenticated
  with
    check
    (((name ~ '^(blog|content)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|jpeg|webp|avif|gif)$'::text) AND
    (bucket_id = (split_part(name, '/'::text, 1) || '-images'::text)) AND
    (( SELECT private.is_staff() AS is_staff) OR ((bucket_id = 'blog-images'::text) AND (owner_id = (( SELECT auth.uid()
    AS uid))::text) AND (( SELECT private.staff_role() AS staff_role) = 'author'::text)))));
revoke all on function private.enquiry_refusal(text) from public;
grant execute on function private.enquiry_refusal(text) to postgres;
revoke all on function private.picture_is_needed(text) from public;
grant execute on function private.picture_is_needed(text) to authenticated, postgres;
revoke all on function private.preview_of(text) from public;
grant execute on function private.preview_of(text) to postgres;
-- Pictures that a text only leads to are in use from now on.
do $$
declare
  content regclass;
begin
  for content in
    select tgrelid from pg_catalog.pg_trigger where tgfoid = 'private.keep_revision'::regproc
  loop
    execute format(
      'select private.keep_picture_uses(%L, id::text, to_jsonb(one) - ''search_text'') from %s as one',
      (select relname from pg_catalog.pg_class where oid = content), content
    );
  end loop;
end;
$$;
