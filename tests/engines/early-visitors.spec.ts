import { SlowNetwork } from '../support/engines/slow-network.ts';
import type { Tab } from '../support/engines/tab.ts';
import { expect, test as base } from '../support/engines/test.ts';
import { writeEnquiry } from '../support/engines/visitor.ts';

const test = base.extend<{ slow: SlowNetwork }>({
  slow: async ({ server }, use) => {
    const slow = await SlowNetwork.before(server);
    await use(slow);
    slow.close();
  },
});

/** As isTakenOver says it for Playwright's pages. */
const isTakenOver = (tab: Tab) => tab.run(() => window.earlyPress === null);

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
