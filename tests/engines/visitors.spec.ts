import { expect, test } from '../support/engines/test.ts';
import { writeEnquiry } from '../support/engines/visitor.ts';

const articles = { role: 'region', name: 'Articles' } as const;
const title = { role: 'heading', within: articles } as const;

test('articles are found by title and category, and Back undoes it', async ({ tab }) => {
  await tab.open('/blog');
  await expect.poll(() => tab.count(title)).toBe(6);
  await tab.write({ role: 'searchbox' }, 'carpet');
  await expect.poll(() => tab.address()).toBe('/blog?q=carpet');
  await expect.poll(() => tab.count(title)).toBe(2);
  await tab.press({
    role: 'button',
    name: 'Carpet Cleaning',
    within: { role: 'group', name: 'Category' },
  });
  await expect.poll(() => tab.address()).toBe('/blog?q=carpet&category=Carpet+Cleaning');
  await tab.back();
  await expect.poll(() => tab.address()).toBe('/blog?q=carpet');
  const search = () => tab.read({ role: 'searchbox' }, (box) => (box as HTMLInputElement).value);
  expect(await search()).toBe('carpet');

  await tab.press({ role: 'link', within: articles });
  await expect.poll(() => tab.address()).toMatch(/^\/blog\/.+/);
  await tab.press({ role: 'button', name: /Copy link|More ways/ });
  // Said by the page, unless the system's own sheet is open.
  await tab.see({ text: /Link copied\.|kept the link back|More ways/ });
  await tab.back();
  await expect.poll(() => tab.address()).toBe('/blog?q=carpet');
  await expect.poll(search).toBe('carpet');
});

test('an enquiry is checked by the browser, and thanked for', async ({ tab }) => {
  await tab.open('/');
  const send = { role: 'button', name: 'Send Message' } as const;
  await tab.press(send);
  const focused = () => tab.run(() => (document.activeElement as HTMLInputElement | null)?.name);
  await expect.poll(focused).toBe('name');
  await writeEnquiry(tab);
  await tab.write({ label: 'Email Address' }, 'ada at example');
  await tab.press(send);
  await expect.poll(focused).toBe('email');
  await tab.write({ label: 'Email Address' }, 'ada@example.com');
  await tab.press(send);
  await tab.see({ text: 'Thank You!' });
  expect(await tab.address()).toBe('/');
});
