import { expect, test } from '../support/test.ts';
import { faintTexts } from './checks/contrast.ts';

const SCREENS_WITH_PICTURE = ['/', '/about', '/services', '/blog', '/contact'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const BAR = 'header';
const HERO = 'main > :has(h1)';
/** The last scroll position at which the bar is transparent, and one at which it is solid (docs/specification.md, 9). */
const TRANSPARENT_UNTIL = 20;
const SOLID_AT = 300;

test.describe(
  'text stands out from the picture behind it (axe cannot see pictures):',
  { tag: '@slow' },
  () => {
    for (const path of SCREENS_WITH_PICTURE) {
      test(path, async ({ page }) => {
        await page.goto(path);
        const picture = page.locator(`${HERO} img`).first();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expect
            .poll(() =>
              picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
            )
            .toBeGreaterThan(0);
          const at = `at ${size.width} px`;
          for (const [y, part] of [
            [0, `${BAR}, ${HERO}`],
            [TRANSPARENT_UNTIL, BAR],
            [SOLID_AT, BAR],
          ] as const) {
            await page.evaluate((top) => window.scrollTo(0, top), y);
            await expect(page.locator(`${BAR} > div`)).toHaveCSS(
              'background-color',
              y > TRANSPARENT_UNTIL ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)',
            );
            const faint = await faintTexts(page, part);
            expect.soft(faint, `texts too faint ${at}, scrolled by ${y} px`).toEqual([]);
          }
        }
      });
    }
  },
);
