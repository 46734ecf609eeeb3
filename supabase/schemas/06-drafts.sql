-- The law of drafts: changes to a record that visitors read, kept beside it until they are published or discarded, of every
-- content type with a publication.

create table public.drafts (
  id uuid primary key default gen_random_uuid(),
  table_name text not null
    constraint drafts_table_name_length check (char_length(table_name) between 1 and 63),
  record_id uuid not null,
  -- The record's.
  author_id uuid,
  -- The changed columns; and what the record had in them, so that nobody's later change is written over.
  changes jsonb not null
    constraint drafts_changes_size check (jsonb_typeof(changes) = 'object' and octet_length(changes::text) <= 900000),
  base jsonb not null
    constraint drafts_base_size check (jsonb_typeof(base) = 'object' and octet_length(base::text) <= 900000),
  review_requested_at timestamptz,
  publish_at timestamptz,
  scheduled_by uuid,
  -- When they were due, and could not be published.
  failed_at timestamptz,
  saved_by uuid,
  -- Kept beside the id, as in public.revisions.
  saved_by_email text
    constraint drafts_saved_by_email_length check (char_length(saved_by_email) <= 255),
  updated_at timestamptz not null default now(),
  constraint drafts_one_a_record unique (table_name, record_id)
);

create index drafts_due on public.drafts (publish_at) where publish_at is not null;

-- Security definer: an author may read neither every record nor who is on the staff.
create function private.stamp_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.table_name := old.table_name;
  end if;
  -- One that is there stays as it is when its type loses its publication: it is published, and stops no other.
  if tg_op = 'INSERT' and (not exists (
    select from pg_catalog.pg_attribute
    where attrelid = to_regclass(format('public.%I', new.table_name)) and attname = 'published_at'
  ) or exists (select from private.personal_tables where personal_tables.table_name = new.table_name)) then
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
exception when no_data_found or undefined_table then
  -- Left by a record that went past the triggers (truncate, drop): it stops no rename of a price or a page, and no other draft.
  if tg_op = 'UPDATE' then
    return null;
  end if;
  raise sqlstate 'PT404' using message = 'The record has been deleted meanwhile';
end;
$$;

create trigger drafts_keep_id before insert or update of id on public.drafts
  for each row execute function private.keep_id();
create trigger drafts_stamp before insert or update on public.drafts
  for each row execute function private.stamp_draft();
create trigger drafts_stamp_review before insert or update of review_requested_at on public.drafts
  for each row execute function private.stamp_review();
create trigger drafts_end_review before insert or update on public.drafts
  for each row when (new.publish_at is not null and new.review_requested_at is not null)
  execute function private.end_review();

-- What a draft shows is needed. Security definer: nobody writes private.picture_uses.
create function private.note_pictures_of_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  draft constant public.drafts := coalesce(new, old);
  record jsonb;
begin
  execute format('select to_jsonb(kept) from public.%I as kept where id = $1', draft.table_name)
    into record using draft.record_id;
  perform private.keep_picture_uses(draft.table_name, draft.record_id::text, record - 'search_text');
  return null;
end;
$$;

create trigger drafts_note_pictures after insert or update of changes or delete on public.drafts
  for each row execute function private.note_pictures_of_draft();

-- One that goes with its record comes back with it; one that is published or discarded does not.
create trigger drafts_keep_revisions after delete on public.drafts
  for each row when (pg_trigger_depth() > 0) execute function private.keep_revision();

alter table public.drafts enable row level security;
grant select, insert, update, delete on public.drafts to authenticated;
grant all on public.drafts to service_role;

-- As the records: editors all, authors those of what they wrote, as long as nobody has scheduled them.
create policy "Staff keep drafts, authors those of theirs" on public.drafts for all to authenticated
  using (
    (select private.is_staff())
    or (author_id = (select auth.uid()) and (select private.staff_role()) = 'author')
  );
create policy "Only staff schedule a draft" on public.drafts as restrictive for insert to authenticated
  with check ((select private.is_staff()) or publish_at is null);
create policy "Only staff change a scheduled draft" on public.drafts as restrictive for update to authenticated
  using ((select private.is_staff()) or publish_at is null);
create policy "Only staff throw a scheduled draft away" on public.drafts as restrictive for delete to authenticated
  using ((select private.is_staff()) or publish_at is null);

-- A record as its draft has it.
create function private.as_drafted(record anyelement, of_table text, of_id uuid) returns anyelement
language sql stable set search_path = '' as $$
  select jsonb_populate_record(record, coalesce((
    select changes from public.drafts where table_name = of_table and record_id = of_id
  ), '{}'));
$$;

-- Writes a draft's changes into its record. Not security definer: the record's own policies decide, by "for update", which
-- locks what the caller may change.
create function private.apply_draft(draft public.drafts) returns void
language plpgsql set search_path = '' as $$
declare
  is_unchanged boolean;
  columns text;
begin
  execute format(
    'select to_jsonb(kept) = to_jsonb(jsonb_populate_record(kept, $2)) from public.%I as kept where id = $1 for update',
    draft.table_name
  ) into is_unchanged using draft.record_id, draft.base;
  if is_unchanged is null then
    raise insufficient_privilege using message = 'Your role may not publish changes to it';
  end if;
  if not is_unchanged then
    raise sqlstate 'PT409' using message = 'What visitors read has been changed since';
  end if;
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', draft.table_name)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and draft.changes ? attname
    and attname not in ('id', 'author_id', 'published_at', 'review_requested_at', 'created_at', 'updated_at');
  if columns is not null then
    execute format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
      draft.table_name, columns
    ) using draft.changes, draft.record_id;
  end if;
  delete from public.drafts where id = draft.id;
end;
$$;
grant execute on function private.apply_draft to authenticated, service_role;

-- A scheduled draft is written by nobody's rights when it is due (publish_due_drafts): who schedules or changes it writes it once,
-- which is undone, so that policies and transitions decide. What else stands against it may be gone until then.
create function private.try_scheduled_draft() returns trigger
language plpgsql set search_path = '' as $$
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
$$;

create trigger drafts_try_scheduled after insert or update of changes, publish_at on public.drafts
  for each row when (new.publish_at is not null) execute function private.try_scheduled_draft();

-- Publishes a draft as it was at a time: what somebody else has saved since is not published unseen.
create function public.publish_draft(draft uuid, as_of timestamptz) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  kept public.drafts;
begin
  select * into kept from public.drafts where id = draft and updated_at = as_of for update;
  if kept.id is null then
    raise sqlstate 'PT409' using message = 'Somebody else has changed, published or thrown away these changes meanwhile';
  end if;
  perform private.apply_draft(kept);
  return true;
end;
$$;
grant execute on function public.publish_draft to authenticated, service_role;

-- Publishes what is due, in the name of who scheduled it, while they still may. A visitor's page calls it when content_state says
-- that something is; so does each minute (ask_for_due_build). What cannot be published stays, and stops nothing. Security
-- definer: a visitor's request does it.
create function private.publish_due_drafts() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  due public.drafts;
begin
  for due in select * from public.drafts where publish_at <= now() order by publish_at for update skip locked loop
    begin
      perform set_config('history.author', coalesce(due.scheduled_by::text, ''), true);
      if due.scheduled_by is not null and not exists (
        select from public.staff where user_id = due.scheduled_by and role in ('owner', 'editor')
      ) then
        raise insufficient_privilege;
      end if;
      perform private.apply_draft(due);
    exception when others then
      update public.drafts set publish_at = null, failed_at = due.publish_at where id = due.id;
    end;
    perform set_config('history.author', '', true);
  end loop;
end;
$$;
grant execute on function private.publish_due_drafts to anon, authenticated, service_role;
