import { afterAll, expect, it } from 'vitest';
import { mailPage } from '../../supabase/local/mail.ts';
import { anEnquiryRow } from '../support/enquiry-rows.ts';
import { startLockedProject, type Caller } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const mails = () => project.backend.mailbox.mails;

it('a new enquiry sends a mail, which the page shows as text', async () => {
  const enquiry = anEnquiryRow({ message: '<script>alert(1)</script> & "more"' });
  const body = JSON.stringify(enquiry);
  await project.as('service key', 'POST', '/rest/v1/enquiries', { body });
  await expect.poll(() => mails()).toHaveLength(1);
  const page = mailPage(mails());
  expect(page).toContain(`New enquiry ${enquiry.reference}: Priya Shah, Home Cleaning`);
  expect(mails()[0]?.text).toContain(`Answer it: ${project.url}/admin/enquiries/`);
  expect(page).toContain('Answers go to Priya Shah, priya@example.com');
  expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;more&#34;');
  expect(page).not.toContain('<script>');
});

it('a changed enquiry sends no mail', async () => {
  const before = mails().length;
  const body = JSON.stringify({ status: 'won' });
  await project.as('service key', 'PATCH', '/rest/v1/enquiries?id=not.is.null', { body });
  expect(mails()).toHaveLength(before);
});

it('the mails of sign-in are there too', async () => {
  const body = JSON.stringify({ email: 'editor@example.com' });
  const response = await project.as('visitor', 'POST', '/auth/v1/recover', { body });
  expect(response.status).toBe(200);
  await expect.poll(() => mails()[0]?.to).toBe('editor@example.com');
  expect(mails()[0]?.text).toContain(`${project.url}/admin/set-password#token_hash=`);
});

/** The newest mail's link, and the request of our page's button. */
function newestLink() {
  const [, words] = /\/admin\/set-password#(\S+)/.exec(mails()[0]?.text ?? '') ?? [];
  const link = Object.fromEntries(new URLSearchParams(words));
  const confirm = (who: Caller = 'visitor') =>
    project.as(who, 'POST', '/auth/v1/verify', { body: JSON.stringify(link) });
  return { link, confirm };
}

it('the link of a forgotten password works once, when it is confirmed', async () => {
  const body = JSON.stringify({ email: 'owner@example.com' });
  await project.as('visitor', 'POST', '/auth/v1/recover?redirect_to=https://evil.example', {
    body,
  });
  await expect.poll(() => mails()[0]?.to).toBe('owner@example.com');
  expect(mails()[0]?.text).not.toContain('evil');
  const { link, confirm } = newestLink();
  expect(link.type).toBe('recovery');
  const answers = [await confirm(), await confirm()];
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  expect(await answers[1]?.json()).toMatchObject({ error_code: 'otp_expired' });
});

it('so does that of a changed address', async () => {
  const body = JSON.stringify({ email: 'elsewhere@example.com' });
  const asked = await project.as('author', 'PUT', '/auth/v1/user', { body });
  expect(asked.status).toBe(200);
  await expect.poll(() => mails()[0]?.text).toContain('email_change');
  const confirmed = await newestLink().confirm();
  expect(await confirmed.json()).toMatchObject({ user: { email: 'elsewhere@example.com' } });
});
