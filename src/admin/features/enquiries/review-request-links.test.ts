import { expect, it } from 'vitest';
import { reviewRequestLinks } from './review-request-links';

const company = {
  name: 'Brightwell & Co',
  legal_name: 'Brightwell Ltd',
  phone: '0121 496 0999',
  review_url: 'https://g.example/r?x=1&y=2',
};

const linksTo = (customer: Partial<Parameters<typeof reviewRequestLinks>[0]>) =>
  reviewRequestLinks({ name: 'Priya Shah', email: null, phone: null, ...customer }, company);

it('asks by e-mail, WhatsApp and SMS, as far as the customer can be reached', () => {
  const reached = linksTo({ email: 'priya@example.com', phone: '07700 900123' });
  expect(reached.map(({ label }) => label)).toEqual(['By e-mail', 'By WhatsApp', 'By SMS']);
  expect(reached.map(({ href }) => href.split('?')[0])).toEqual([
    'mailto:priya@example.com',
    'https://wa.me/447700900123',
    'sms:+447700900123',
  ]);
  expect(linksTo({ phone: '07700 900123' })).toHaveLength(2);
});

it('has the first name, the company and its link, whole', () => {
  for (const { href } of linksTo({ email: 'a@example.com', phone: '07700 900123' })) {
    const text = decodeURIComponent(href.split(/body=|text=/)[1] ?? '');
    expect(text).toMatch(/^Hello Priya,\r?\n/);
    expect(text).toContain('thank you for choosing Brightwell & Co.');
    expect(text).toMatch(/\nhttps:\/\/g\.example\/r\?x=1&y=2\r?\n/);
  }
});

it('calls by the title who writes with one', () => {
  const [mail] = linksTo({ name: 'Mrs Shah', email: 'a@example.com' });
  expect(decodeURIComponent(mail?.href ?? '')).toContain('Hello Mrs Shah,');
});
