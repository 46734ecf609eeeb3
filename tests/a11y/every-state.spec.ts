import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeFindings } from './checks/axe.ts';
import { movingParts } from './checks/motion.ts';
import { cutOffTexts, setTextSize, sidewaysScroll } from './checks/reflow.ts';
import { smallTargets } from './checks/target-size.ts';
import { blogListStates } from './states/blog-list.ts';
import { contentStates } from './states/content.ts';
import { createFormStates } from './states/create-form.ts';
import { editFormStates } from './states/edit-form.ts';
import { enquiryStates } from './states/enquiries.ts';
import { authPageStates } from './states/auth-pages.ts';
import { gridStates } from './states/grid.ts';
import { homeStates } from './states/home.ts';
import { leavingStates } from './states/leaving.ts';
import { plainPageStates } from './states/plain-pages.ts';
import { postStates } from './states/post.ts';
import { savingStates } from './states/saving.ts';
import { servicesStates } from './states/services.ts';
import type { State, StateGroup } from './states/state.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Equals 1280 pixels at 400 % (WCAG 2.2, criterion 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

const STATES: Record<string, StateGroup[]> = {
  /** Every state of visitors' screens. */
  site: [...homeStates, ...servicesStates, ...blogListStates, ...postStates, ...plainPageStates],
  /** Every state of staff's screens. */
  admin: [
    ...createFormStates,
    ...savingStates,
    ...leavingStates,
    ...gridStates,
    ...editFormStates,
    ...enquiryStates,
    ...contentStates,
    ...authPageStates,
  ],
};

/** The preview collapses while the text grows; a reading during that says nothing. */
async function expectWholeTexts(page: Page, when: string) {
  await expect.soft.poll(() => sidewaysScroll(page), `sideways scroll ${when}`).toBe(0);
  await expect.soft.poll(() => cutOffTexts(page), `texts cut off ${when}`).toEqual([]);
}

/** @param dark whether there is a dark scheme: then each scheme is scanned in one of the two sizes */
async function expectAccessible(page: Page, { part, phoneOnly }: State, dark: boolean) {
  for (const size of phoneOnly ? [PHONE] : [DESKTOP, PHONE]) {
    const again = size === PHONE && !phoneOnly;
    if (again && dark) await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(size);
    const at = `at ${size.width} px`;
    // Contrast takes most of a scan's time and is the same in both sizes.
    const scan = { part, colours: !again || dark };
    expect.soft(await axeFindings(page, scan), `axe’s findings ${at}`).toEqual([]);
    expect.soft(await smallTargets(page), `targets below 24 px ${at}`).toEqual([]);
  }

  await page.setViewportSize(NARROWEST);
  await expectWholeTexts(page, 'at 320 px');

  await page.setViewportSize(DESKTOP);
  await setTextSize(page, 200);
  await expectWholeTexts(page, 'with text of 200 %');

  expect.soft(await movingParts(page), 'motion although less was asked for').toEqual([]);
  await setTextSize(page, 100);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const [app, groups] of Object.entries(STATES)) {
  test.describe(`every state of the ${app} is accessible:`, () => {
    for (const { name, core, states } of groups) {
      test(
        name,
        { tag: core ? [] : '@slow' },
        async ({ page, server, startServer, expectConsole }) => {
          test.setTimeout(300_000 + 30_000 * states.length);
          for (const state of states) {
            await test.step(state.name, async () => {
              if (state.phoneOnly) await page.setViewportSize(PHONE);
              await state.open({ page, server, startServer, expectConsole });
              await expectAccessible(page, state, app === 'admin');
            });
          }
          // Aborts held requests before the tab closes.
          if (app === 'admin') await page.goto('about:blank');
        },
      );
    }
  });
}
