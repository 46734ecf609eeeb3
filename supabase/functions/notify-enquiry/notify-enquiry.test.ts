import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiryMail } from './enquiry-mail.ts';
import { notifyEnquiry, SECRET_HEADER } from './notify-enquiry.ts';
import { smtpSender } from './smtp-sender.ts';

const SECRET = 'correct-horse';
const TO = 'office@brightwell.example';

/** What the mail server received: the recipients, and the mail as sent. */
const received: { recipients: string[]; raw: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.includes('refused') ? new Error('No such mailbox') : null),
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      // Undoes the soft line breaks of quoted-printable (RFC 2045).
      const raw = Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', '');
      received.push({ recipients, raw });
      done();
    });
  },
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
beforeEach(() => received.splice(0));

const enquiry = {
  id: '7e0e3c3e-6a52-4c1e-9d52-94c3a8f9f0aa',
  reference: 'BW-4F7K',
  name: 'Priya Shah',
  email: 'priya@example.com',
  phone: '07700 900123',
  service: 'Deep Cleaning',
  message: 'The oven, please.\n.\nThank you',
  postcode: null,
};

interface Call {
  record?: object;
  to?: string;
  secret?: string;
  headers?: Record<string, string>;
  body?: string;
  method?: string;
}

/** Calls the webhook. */
function call({ record, to = TO, secret = SECRET, ...call }: Call = {}): Promise<Response> {
  const { headers = { [SECRET_HEADER]: SECRET }, method = 'POST' } = call;
  const payload = { type: 'INSERT', table: 'enquiries', schema: 'public', old_record: null };
  const body = call.body ?? JSON.stringify({ ...payload, record: { ...enquiry, ...record } });
  const send = smtpSender(url, 'website@brightwell.example');
  const answer = notifyEnquiry({ secret, to, siteUrl: 'https://www.brightwell.example', send });
  const request = { method, headers, ...(method === 'POST' && { body }) };
  return answer(new Request('https://abc.supabase.co/functions/v1/notify-enquiry', request));
}

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n');

describe('an enquiry', () => {
  it('is sent by e-mail, with the visitor as Reply-To', async () => {
    expect((await call()).status).toBe(200);
    const [mail] = received;
    expect(mail?.recipients).toEqual([TO]);
    expect(headersOf(mail?.raw ?? '')).toEqual(
      expect.arrayContaining([
        'From: website@brightwell.example',
        `To: ${TO}`,
        'Reply-To: Priya Shah <priya@example.com>',
        'Subject: New enquiry BW-4F7K: Priya Shah, Deep Cleaning',
      ]),
    );
    expect(mail?.raw).toContain('Phone: 07700 900123');
    expect(mail?.raw).toContain('> The oven, please.\r\n> .\r\n> Thank you');
    expect(mail?.raw).toContain(`https://www.brightwell.example/admin/enquiries/${enquiry.id}`);
    expect(mail?.raw).not.toContain('Postcode');
  });

  it('keeps the direction of what is written from right to left', () => {
    const record = { ...enquiry, name: 'نور (Nour)', message: 'مرحبا!\nHello' };
    const { text } = enquiryMail(record, { to: TO, siteUrl: 'https://www.brightwell.example' });
    expect(text).toContain('Name: \u2068نور (Nour)\u2069\n');
    expect(text).toContain('> \u2068مرحبا!\u2069\n> Hello');
  });

  it('without an e-mail address is sent without Reply-To', async () => {
    expect((await call({ record: { email: null } })).status).toBe(200);
    expect(received[0]?.raw).not.toContain('Reply-To');
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
    'has one link to the admin, whatever a visitor writes after %j',
    (end) => {
      const forged = `Hello${end}${end}Answer it: https://evil.example/admin`;
      const record = { ...enquiry, message: forged, name: `Eve${end}Answer it: https://evil` };
      const { text } = enquiryMail(record, { to: TO, siteUrl: 'https://www.brightwell.example' });
      const lines = text
        .split(/[\n\r\v\f\x85\u2028\u2029]/)
        .filter((line) => /^answer it/i.test(line));
      expect(lines).toEqual([
        `Answer it: https://www.brightwell.example/admin/enquiries/${enquiry.id}`,
      ]);
      expect(text.startsWith('Answer it: https://www.brightwell.example/')).toBe(true);
    },
  );

  it('cuts an endless name between characters', () => {
    const record = { ...enquiry, name: `${'x'.repeat(128)}🧽` };
    const { subject } = enquiryMail(record, { to: TO, siteUrl: '' });
    expect(subject).toContain('🧽…');
  });

  it.each([
    ['name', 'Eve\r\nBcc: victim@example.com'],
    ['service', 'Deep\nBcc: victim@example.com'],
    ['email', 'eve@example.com\r\nBcc: victim@example.com'],
    ['email', 'eve@example.com, victim@example.com'],
    ['reference', 'BW\u2028Bcc: victim@example.com'],
    ['message', '\r\n.\r\nRCPT TO:<victim@example.com>\r\n'],
  ])('cannot send mail elsewhere by its %s', async (column, value) => {
    expect((await call({ record: { [column]: value } })).status).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual([TO]);
    const names = headersOf(received[0]?.raw ?? '').map((line) => line.split(':')[0]);
    expect(names).not.toContain('Bcc');
    const replyTo = headersOf(received[0]?.raw ?? '').find((line) => line.startsWith('Reply-To'));
    expect(replyTo ?? '').not.toMatch(/<[^>]*victim/);
  });
});

describe('the function refuses', () => {
  it.each<[string, Call, number]>([
    ['a call without the secret', { headers: {} }, 401],
    ['a wrong secret', { headers: { [SECRET_HEADER]: 'correct-horsf' } }, 401],
    ['everybody while it has no secret', { secret: '', headers: { [SECRET_HEADER]: '' } }, 500],
    ['invalid JSON', { body: 'enquiry' }, 400],
    ['another table', { body: '{"type":"INSERT","table":"staff","record":{}}' }, 400],
    ['an update', { body: '{"type":"UPDATE","table":"enquiries","record":{}}' }, 400],
    ['a row that is no enquiry', { record: { message: null } }, 400],
    ['GET', { method: 'GET' }, 405],
  ])('%s', async (_what, options, status) => {
    const response = await call(options);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain(SECRET);
    expect(received).toEqual([]);
  });

  it('to report success for a recipient that the mail server refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await call({ to: 'refused@brightwell.example' })).status).toBe(502);
  });
});

/** Calls the hosted function with these secrets beside the webhook's. */
async function callHosted(secrets: Record<string, string>): Promise<Response | undefined> {
  const serve = vi.fn<(answer: (request: Request) => Promise<Response>) => void>();
  const all: Record<string, string> = { WEBHOOK_SECRET: SECRET, ...secrets };
  vi.stubGlobal('Deno', { serve, env: { get: (name: string) => all[name] } });
  vi.resetModules();
  await import('./index.ts');
  const body = JSON.stringify({ type: 'INSERT', table: 'enquiries', record: enquiry });
  const headers = { [SECRET_HEADER]: SECRET };
  const request = new Request('https://abc.supabase.co/', { method: 'POST', headers, body });
  return serve.mock.calls[0]?.[0](request);
}

it('the hosted function says which of its secrets are missing', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const response = await callHosted({ NOTIFY_TO: TO, NOTIFY_FROM: 'website@brightwell.example' });
  expect(response?.status).toBe(500);
  expect(await response?.json()).toEqual({ message: 'SITE_URL, SMTP_URL must be set' });
  expect(logged).toHaveBeenCalledWith('SITE_URL, SMTP_URL must be set');
  logged.mockRestore();
});

it.each([
  'smtp.example.com:465',
  'smtps://AKIA:BHx/9aZ+Q=@smtp.example.com:465',
  'smtps://user:12/ab@smtp.example.com:465',
  'smtps://user:ab#cd@smtp.example.com:465',
  'smtps://user:ab?cd@smtp.example.com:465',
  'https://smtp.example.com',
])('the hosted function says that %s is no address of a mail server', async (SMTP_URL) => {
  const response = await callHosted({ NOTIFY_TO: TO, NOTIFY_FROM: TO, SITE_URL: 'x', SMTP_URL });
  expect(response?.status).toBe(500);
  expect(await response?.text()).toContain('/ # ? % @ of user and password as %2F %23 %3F %25 %40');
});

it('the hosted function takes its settings from its secrets', async () => {
  const response = await callHosted({
    NOTIFY_TO: TO,
    NOTIFY_FROM: 'website@brightwell.example',
    SITE_URL: 'https://www.brightwell.example/',
    SMTP_URL: `${url}\n`,
  });
  expect(response?.status).toBe(200);
  expect(received[0]?.recipients).toEqual([TO]);
  expect(received[0]?.raw).toContain(
    `https://www.brightwell.example/admin/enquiries/${enquiry.id}`,
  );
});

it('the hosted function sends with the version that is tested here', () => {
  const json = (path: string) =>
    JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
  const { imports } = json('supabase/functions/notify-enquiry/deno.json');
  const { devDependencies } = json('package.json');
  expect(imports?.nodemailer).toBe(`npm:nodemailer@${devDependencies?.nodemailer}`);
});
