import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyEmail } from '../../src/shared/formats/e-mail.ts';
import { tidyPostcode } from '../../src/shared/formats/postcode.ts';
import { tidyTelephone } from '../../src/shared/formats/telephone.ts';
import { anEnquiry } from '../support/enquiry-rows.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());
beforeEach(async () => {
  await project.backend.database.exec(
    `delete from public.enquiries; delete from private.enquiry_senders;
     update private.enquiry_limits set an_hour_from_one_sender = 6, an_hour_in_all = 60`,
  );
});

type Values = Record<string, string | number | null>;

const send = (values: Values = {}, headers?: Record<string, string>) =>
  project.as('visitor', 'POST', '/rest/v1/rpc/send_enquiry', {
    body: JSON.stringify({ ...anEnquiry(), ...values }),
    headers,
  });

const referenceOf = async (response: Response) =>
  ((await response.json()) as { reference: string }).reference;

const passTime = (interval: string) =>
  project.sql(`update private.enquiry_senders set sent_at = sent_at - interval '${interval}'`);

const stored = () => project.sql('select * from public.enquiries');

describe('send_enquiry()', () => {
  it('stores the enquiry and returns a reference that can be read out', async () => {
    const response = await send({
      name: '  Ada\r\nByron ',
      postcode: 'ws3 1aa',
      estimate: 'about £60 to £80',
      source: 'contact',
      phone: null,
      service: '',
      website: '',
      seconds_taken: 40,
    });
    expect(response.status).toBe(200);
    const reference = await referenceOf(response);
    expect(reference).toMatch(/^[FHKLQRWXY]{3}-\d{4}$/);
    expect(await stored()).toEqual([
      expect.objectContaining({
        reference,
        name: 'Ada Byron',
        email: 'ada@example.com',
        phone: null,
        service: null,
        postcode: 'WS3 1AA',
        estimate: 'about £60 to £80',
        source: 'contact',
        status: 'new',
      }),
    ]);
  });

  it('normalises contact data', async () => {
    const values = {
      name: '\u00a0Siân O’Neill-D’Arcy',
      email: ' o’neill @example.com\u200b',
      phone: '(0121)\u00a0496–0557',
      postcode: 'ws31aa',
    };
    expect((await send(values)).status).toBe(200);
    expect(await stored()).toMatchObject([
      {
        email: tidyEmail(values.email),
        phone: tidyTelephone(values.phone),
        postcode: tidyPostcode(values.postcode),
      },
    ]);
  });

  it('takes the same enquiry once: by its key, by its words, and when both come at once', async () => {
    const idempotency_key = randomUUID();
    const first = await referenceOf(await send({ idempotency_key }));
    expect(await referenceOf(await send({ idempotency_key }))).toBe(first);
    expect(await referenceOf(await send())).toBe(first);
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => send({ message: 'All at once' }).then(referenceOf)),
    );
    expect(new Set(atOnce).size).toBe(1);
    expect(await stored()).toHaveLength(2);
  });

  it('takes the same words again when a quarter of an hour has passed', async () => {
    const first = await referenceOf(await send());
    await project.backend.database.exec(
      `alter table public.enquiries disable trigger enquiries_stamp_times;
       update public.enquiries set created_at = now() - interval '16 minutes';
       alter table public.enquiries enable trigger enquiries_stamp_times`,
    );
    expect(await referenceOf(await send())).not.toBe(first);
    expect(await stored()).toHaveLength(2);
  });

  it.each<[string, Values, RegExp]>([
    ['without a name', { name: ' \n ' }, /tell us your name/],
    ['that nobody could answer', { email: null, phone: ' ' }, /telephone number or an e-mail/],
    ['with half an e-mail address', { email: 'ada@example' }, /check your e-mail address/],
    ['with two e-mail addresses', { email: 'a@b.example,c@d.example' }, /check your e-mail/],
    ['with words for a telephone number', { phone: 'call me' }, /check your telephone number/],
    ['without a message', { message: '' }, /what you would like done/],
    ['with a message without an end', { message: 'x'.repeat(5001) }, /5,000 characters/],
    ['with an answer without an end', { postcode: 'x'.repeat(200) }, /answers is longer/],
    ['from nowhere', { source: 'elsewhere' }, /answers is longer/],
    ['with the field that only programs see', { website: 'https://spam.example' }, /programs/],
    ['quicker than people type', { seconds_taken: 0 }, /send it once more/],
  ])('refuses one %s, in words', async (_which, values, words) => {
    const response = await send(values);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { message: string }).message).toMatch(words);
    expect(await stored()).toEqual([]);
  });

  it('takes a limited number an hour from one address, and keeps no address', async () => {
    const from = (address: string, values: Values = {}) =>
      send({ message: randomUUID(), ...values }, { 'cf-connecting-ip': address });
    const idempotency_key = randomUUID();
    await from('203.0.113.7', { idempotency_key });
    for (let taken = 1; taken < 6; taken++) expect((await from('203.0.113.7')).status).toBe(200);
    const refused = await from('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/more than we take from one connection.*other ways/) as string,
    });
    // Accepted enquiries stay, and other senders are not limited.
    expect((await from('203.0.113.7', { idempotency_key })).status).toBe(200);
    expect((await from('203.0.113.8')).status).toBe(200);
    expect(await stored()).toHaveLength(7);

    const senders = await project.sql('select distinct sender from private.enquiry_senders');
    expect(senders).toHaveLength(2);
    for (const sender of senders) {
      expect(sender).toEqual({ sender: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    }
    await passTime('59 minutes');
    expect((await from('203.0.113.7')).status).toBe(429);
    await passTime('2 minutes');
    expect((await from('203.0.113.7')).status).toBe(200);
    await passTime('25 hours');
    expect((await from('203.0.113.7')).status).toBe(200);
    expect(await project.sql('select 1 from private.enquiry_senders')).toHaveLength(1);
  });

  it.each([
    ['an IPv6 network for one sender', ['2001:db8::1', '2001:db8::ffff'], 200, 429],
    ['forwarded addresses by the first', ['203.0.113.9, 10.0.0.1', '203.0.113.9'], 200, 429],
    ['no address for no limit but that of all', ['nonsense', 'nonsense', ''], 200, 200],
  ])('takes %s', async (_what, [first = '', second = ''], ...expected) => {
    await project.sql('update private.enquiry_limits set an_hour_from_one_sender = 1');
    const statuses: number[] = [];
    for (const address of [first, second]) {
      const { status } = await send({ message: address }, { 'x-forwarded-for': address });
      statuses.push(status);
    }
    expect(statuses).toEqual(expected);
  });

  it('takes a limited number an hour in all, also without an address', async () => {
    await project.sql('update private.enquiry_limits set an_hour_in_all = 2');
    const statuses: number[] = [];
    for (const message of ['one', 'two', 'three']) statuses.push((await send({ message })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await passTime('61 minutes');
    expect((await send({ message: 'four' })).status).toBe(200);
  });
});

describe('past send_enquiry()', () => {
  it.each(['visitor', 'stranger', 'editor', 'service key'] as const)(
    'a %s finds no way to what limits it',
    async (caller) => {
      for (const table of ['enquiry_limits', 'enquiry_senders']) {
        const headers = { 'accept-profile': 'private' };
        const response = await project.as(caller, 'GET', `/rest/v1/${table}`, { headers });
        expect(response.ok).toBe(false);
      }
      for (const name of ['new_reference', 'one_line']) {
        const response = await project.as(caller, 'POST', `/rest/v1/rpc/${name}`, {
          body: JSON.stringify({ answer: 'x' }),
          headers: { 'content-profile': 'private' },
        });
        expect(response.ok).toBe(false);
      }
    },
  );
});
