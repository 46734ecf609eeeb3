import type { PGlite } from '@supabase/lite/pglite';
import { notifyEnquiry, SECRET_HEADER } from '../functions/notify-enquiry/notify-enquiry.ts';
import type { Mailbox } from './mail.ts';

const SECRET = 'this process alone';
const CHANNEL = 'inserted_enquiry';
const BUILD_CHANNEL = 'asked_for_build';

/** In a schema that a hosted project does not have: its webhook is set up as in docs/enquiries.md. */
const TRIGGER = `
  create schema if not exists local_webhooks;
  create or replace function local_webhooks.notify() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_catalog.pg_notify('${CHANNEL}', new.id::text);
    return null;
  end;
  $$;
  do $$
  begin
    if to_regclass('public.enquiries') is not null then
      create or replace trigger local_webhook after insert on public.enquiries
        for each row execute function local_webhooks.notify();
    end if;
  end $$;

  -- As pg_net has it; nothing is sent from here.
  create schema if not exists net;
  create or replace function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint
  language plpgsql set search_path = ''
  as $$
  begin
    perform pg_catalog.pg_notify('${BUILD_CHANNEL}', url);
    return 0;
  end;
  $$;
`;

/** Prints the builds that a hosted project would request from its host. */
async function showAskedBuilds(database: PGlite): Promise<void> {
  await database.listen(BUILD_CHANNEL, (hook) => {
    console.log(`A hosted project would ask ${new URL(hook).host} to rebuild the site now.`);
  });
}

/** Stands in for hosted webhooks: an enquiry calls the hosted function, which mails into the mailbox. */
export async function connectWebhooks(
  database: PGlite,
  mailbox: Mailbox,
  { to, siteUrl }: { to: string; siteUrl: () => string },
): Promise<void> {
  await database.exec(TRIGGER);
  await showAskedBuilds(database);
  await database.listen(CHANNEL, (id) => {
    const answer = notifyEnquiry({ secret: SECRET, to, siteUrl: siteUrl(), send: mailbox.send });
    void call(database, id, answer).catch((error: unknown) => console.error(error));
  });
}

async function call(
  database: PGlite,
  id: string,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const { rows } = await database.query<{ record: unknown }>(
    'select to_jsonb(enquiries) as record from public.enquiries where id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) return;
  const payload = { type: 'INSERT', table: 'enquiries', schema: 'public', old_record: null };
  const request = new Request('http://localhost/functions/v1/notify-enquiry', {
    method: 'POST',
    headers: { [SECRET_HEADER]: SECRET },
    body: JSON.stringify({ ...payload, record: row.record }),
  });
  const response = await answer(request);
  if (!response.ok) console.error(`notify-enquiry: ${await response.text()}`);
}
