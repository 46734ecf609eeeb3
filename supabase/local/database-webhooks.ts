import type { PGlite } from '@supabase/lite/pglite';
import { enquiryMail, type Enquiry } from '../functions/notify-enquiry/enquiry-mail.ts';
import type { Mailbox } from './mail.ts';

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

/** Stands in for hosted webhooks: an enquiry sends the hosted function's mail into the mailbox. */
export async function connectWebhooks(
  database: PGlite,
  mailbox: Mailbox,
  { to, siteUrl }: { to: string; siteUrl: () => string },
): Promise<void> {
  await database.exec(TRIGGER);
  await showAskedBuilds(database);
  const notify = async (id: string) => {
    const { rows } = await database.query<{ enquiry: Enquiry }>(
      'select to_jsonb(enquiries) as enquiry from public.enquiries where id = $1',
      [id],
    );
    const [row] = rows;
    if (row) await mailbox.send(enquiryMail(row.enquiry, { to, siteUrl: siteUrl() }));
  };
  await database.listen(CHANNEL, (id) => {
    notify(id).catch((error: unknown) => console.error(error));
  });
}
