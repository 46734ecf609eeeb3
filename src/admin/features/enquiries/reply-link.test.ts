import { expect, it } from 'vitest';
import { replyLink } from './reply-link';

const company = {
  name: 'Brightwell Cleaning',
  legal_name: 'Brightwell Cleaning Ltd',
  phone: '0121 496 0999',
  review_url: null,
};

const asked = {
  name: 'Priya Shah',
  email: 'priya+home@example.com',
  message: 'Two rooms & a hall?\nThank you',
  reference: 'BW-4F7K',
  created_at: '2025-05-14 08:40:00+00',
};

/** Parses the link as a mail program does. */
function read(link: string) {
  const [, address = '', query = ''] = /^mailto:([^?]+)\?(.*)$/.exec(link) ?? [];
  const parameters = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
  return {
    to: decodeURIComponent(address),
    subject: decodeURIComponent(parameters.get('subject') ?? ''),
    body: decodeURIComponent(parameters.get('body') ?? ''),
  };
}

it('a reply has a subject, a greeting and what was written', () => {
  const { to, subject, body } = read(replyLink(asked, company));
  expect(to).toBe('priya+home@example.com');
  expect(subject).toBe('Your enquiry to Brightwell Cleaning (BW-4F7K)');
  expect(body.startsWith('Dear Priya Shah,\r\n')).toBe(true);
  expect(body).toContain('Brightwell Cleaning\r\n0121 496 0999');
  expect(body).toContain(
    'On 14 May 2025, 09:40 you wrote:\r\n> Two rooms & a hall?\r\n> Thank you',
  );
});

it('nothing that somebody wrote becomes another header of the mail', () => {
  const hostile = {
    ...asked,
    name: 'A&bcc=b@example.com',
    email: 'a@example.com?cc=c@example.com',
  };
  const link = replyLink(hostile, company);
  expect(link.split('?')).toHaveLength(2);
  expect(link.split('&')).toHaveLength(2);
});

it('a long message is quoted in part, so that mail programs take the link', () => {
  const { body } = read(replyLink({ ...asked, message: 'oven '.repeat(1000) }, company));
  expect(body.endsWith('[…]')).toBe(true);
  expect(replyLink({ ...asked, message: 'oven '.repeat(1000) }, company).length).toBeLessThan(2000);
});
