import { expect, test } from '../support/engines/test.ts';
import { isTakenOver } from '../support/engines/visitor.ts';

const SCREENS = [
  '/',
  '/about',
  '/services#carpet',
  '/blog',
  '/blog/how-to-lift-common-carpet-stains',
  '/contact',
  '/sitemap',
  '/privacy-policy',
  '/terms-of-service',
  '/no/such/page',
];

test('every screen shows its heading and pictures, on a phone and on a desk', async ({
  tab,
  expectConsole,
}) => {
  expectConsole(/404/);
  for (const path of SCREENS) {
    await tab.open(path);
    const heading = await tab.read({ role: 'heading' }, ({ textContent }) => textContent);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await tab.resize(width, height);
      const wrong = () =>
        tab.run(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          missing: [...document.images]
            .filter(({ loading, complete }) => loading !== 'lazy' || complete)
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ currentSrc }) => currentSrc.slice(0, 80)),
        }));
      await expect.poll(wrong, `${path} at ${width} px`).toEqual({ sideways: 0, missing: [] });
    }
    expect(heading).toMatch(/\w{3,}/);
  }
});

test('the bar opens screen after screen, and says which one is shown', async ({ tab }) => {
  await tab.open('/');
  await expect.poll(() => isTakenOver(tab)).toBe(true);
  const bar = { role: 'navigation', name: 'Main' } as const;
  for (const [name, path] of [
    ['About', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
  ] as const) {
    await tab.press({ role: 'link', name, within: bar });
    await expect.poll(() => tab.address()).toBe(path);
    const current = () =>
      tab.run(() =>
        [...document.querySelectorAll('[aria-current=page]')].map((a) => a.textContent),
      );
    await expect.poll(current).toEqual([name]);
  }
  await tab.back();
  await expect.poll(() => tab.address()).toBe('/services');
  await tab.press({ role: 'tab', name: 'Carpet Cleaning' });
  await tab.see({ role: 'tabpanel', name: 'Carpet Cleaning' });
  expect(await tab.address()).toBe('/services#carpet');
});
