import { SlowNetwork } from '../support/engines/slow-network.ts';
import { expect, test as base } from '../support/engines/test.ts';
import { isTakenOver, writeEnquiry } from '../support/engines/visitor.ts';

const test = base.extend<{ slow: SlowNetwork }>({
  slow: async ({ server }, use) => {
    const slow = await SlowNetwork.before(server);
    await use(slow);
    slow.close();
  },
});

test('what is typed before React arrives stays, and is sent', async ({ tab, slow }) => {
  await tab.open(`${slow.url}/contact`);
  await writeEnquiry(tab);
  expect(await isTakenOver(tab)).toBe(false);
  slow.letScriptsPass();
  await expect.poll(() => isTakenOver(tab)).toBe(true);
  await expect
    .poll(() => tab.read({ label: 'Message' }, (box) => (box as HTMLTextAreaElement).value))
    .toBe('Two rooms, please.');
  await tab.press({ role: 'button', name: 'Send Message' });
  await tab.see({ text: 'Thank You!' });
});

test('a menu button that is pressed before React arrives opens the menu', async ({ tab, slow }) => {
  await tab.resize(390, 844);
  await tab.open(`${slow.url}/about`);
  const menu = { role: 'button', name: 'Menu' } as const;
  await tab.press(menu);
  slow.letScriptsPass();
  await expect.poll(() => tab.read(menu, ({ ariaExpanded }) => ariaExpanded)).toBe('true');
  await tab.see({ role: 'link', name: 'Services', within: { role: 'banner' } });
});

test('a page that was left before React arrived comes alive for a visitor who comes back', async ({
  tab,
  slow,
  expectConsole,
}) => {
  // What Safari and Firefox say of code that they give up because the page is left.
  expectConsole(/Importing a module script failed|error loading dynamically imported module/);
  await tab.open(`${slow.url}/services`);
  // A sign of the visitor, for which the code is asked for.
  await tab.press({ role: 'tab', name: 'Carpet Cleaning' });
  await tab.open('/about');
  await tab.back();
  await expect.poll(() => tab.address()).toBe('/services');
  slow.letScriptsPass();
  await expect.poll(() => isTakenOver(tab)).toBe(true);
  await tab.press({ role: 'tab', name: 'Deep Cleaning' });
  await tab.see({ role: 'tabpanel', name: 'Deep Cleaning' });
});
