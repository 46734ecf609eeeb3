import type { Page } from '@playwright/test';
import { previewOf } from '../support/admin.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { fetchedFile } from '../support/fetched-package.ts';
import { expect, test } from '../support/test.ts';

/** IBM's Equal Access engine on `window`. */
interface Engine {
  Checker: new () => {
    check: (page: Document, policies: string[]) => Promise<{ results: Finding[] }>;
  };
}

interface Finding {
  ruleId: string;
  value: [level: string, outcome: string];
  snippet: string;
  message: string;
}

/** Before all landmarks on purpose, as the first stop of Tab (WCAG, technique G1). */
const SKIP_LINK = /^aria_content_in_landmark: .*href="#main"/;

/** The caption above names it first; its button is a second label, which works without script. */
const FILE_BUTTON = /^input_label_before: .*type="file"/;

/** The preview is a document with a `main` of its own; the engine counts it with the admin's. */
const MAIN_OF_THE_PREVIEW = /^aria_main_label_visible: <body>/;

/** A heading of the preview stays a heading, though Enter opens its field. */
const TEXT_OF_THE_PREVIEW = /^element_tabbable_role_valid: <\w+ tabindex="0" data-edit="/;

const ON_PURPOSE = [SKIP_LINK, FILE_BUTTON, MAIN_OF_THE_PREVIEW, TEXT_OF_THE_PREVIEW];

/** The CSP would refuse the engine. */
test.use({ bypassCSP: true });

test('a second engine finds nothing that fails', { tag: '@slow' }, async ({ page }) => {
  const engine = fetchedFile(
    'accessibility-checker-engine',
    'accessibility-checker-engine/ace-window.js',
  );
  test.skip(!engine, 'accessibility-checker-engine could not be fetched from npm');
  for (const path of ['/', '/about', '/services', '/blog', '/contact', '/sitemap']) {
    await gotoHydrated(page, path);
    expect.soft(await failures(page, engine ?? ''), path).toEqual([]);
  }
  for (const path of ['/admin', '/admin/pages/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(previewOf(page).getByRole('main')).toBeVisible();
    expect.soft(await failures(page, engine ?? ''), path).toEqual([]);
  }
});

/** Violations; what needs a manual check is no failure. */
async function failures(page: Page, engine: string): Promise<string[]> {
  await page.addScriptTag({ path: engine });
  const results = await page.evaluate(async () => {
    const { ace_ibma } = window as unknown as { ace_ibma: Engine };
    return (await new ace_ibma.Checker().check(document, ['WCAG_2_2'])).results;
  });
  return results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .map(({ ruleId, snippet, message }) => `${ruleId}: ${snippet} ${message}`)
    .filter((finding) => !ON_PURPOSE.some((known) => known.test(finding)));
}
