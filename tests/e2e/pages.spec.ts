import type { Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { previewOf } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

/** The page is newer than the build, so its document's status is 404. */
const ANSWERED_404 = /status of 404/;

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).press('Enter');
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
  await choice.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const section = (page: Page, name: RegExp | string) => page.getByRole('group', { name }).last();

test(
  'an owner makes a page of sections, and readers find it',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const server = await startServer();
    await page.goto(`${server.url}/admin/pages/create`);
    await page.getByRole('textbox', { name: 'Title' }).fill('Contact');
    await page.getByRole('textbox', { name: 'Title' }).press('Tab');
    await expect(page.getByText('This address belongs to the site itself').first()).toBeVisible();
    await page.getByRole('button', { name: 'landing page' }).press('Enter');
    await expect(page.getByText('6 sections are added')).toBeAttached();
    for (const name of ['Top of the page', 'Reasons', 'Steps', 'Price table', 'Reviews', 'Call']) {
      await page.getByRole('button', { name: new RegExp(`^More for .*${name}`) }).press('Enter');
      await page.getByRole('menuitem', { name: 'Take out' }).press('Enter');
    }
    await addSection(page, 'Top of the page');
    await expect(page.getByRole('textbox', { name: 'Headline' })).toBeFocused();
    await page.getByRole('button', { name: 'Create page' }).press('Enter');

    await test.step('what is missing or taken is reported at its field', async () => {
      await expect(page.getByText('Headline is required')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Top of the page Needs/ })).toBeVisible();
      await expect(page.getByText('2 fields need your attention')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Headline' }).fill('Deep cleaning, by hand');
      await page.getByRole('button', { name: 'Edit web address' }).press('Enter');
      await page.getByRole('textbox', { name: 'Web address' }).fill('/blog');
      await page.getByRole('button', { name: 'Create page' }).press('Enter');
      await expect(page.getByText('This address belongs to the site itself').first()).toBeVisible();
      await page.getByRole('textbox', { name: 'Title' }).fill('Deep cleaning in Walsall');
      await page.getByRole('textbox', { name: 'Web address' }).fill('/deep-cleaning/walsall');
    });

    await test.step('sections are put in order, taken out and brought back', async () => {
      await page.getByRole('textbox', { name: 'Introduction' }).fill('From {{price.deep}}.');
      await addSection(page, 'Questions');
      // Its list of questions is a group of the same name inside it.
      const questions = page.getByRole('group', { name: 'Questions' }).first();
      await questions.getByRole('textbox', { name: 'Heading' }).fill('Asked often');
      await questions.getByRole('button', { name: 'Add question' }).press('Enter');
      await questions.getByRole('textbox', { name: 'Question', exact: true }).fill('How long?');
      await questions.getByRole('textbox', { name: 'Answer' }).fill('Half a day.');
      await addSection(page, 'Call to action');
      await page.getByRole('button', { name: /^Call to action/, expanded: true }).press('Enter');
      await page.getByRole('button', { name: 'Create page' }).press('Enter');
      const heading = section(page, 'Call to action').getByRole('textbox', { name: 'Heading' });
      await expect(heading).toBeFocused();
      await heading.fill('Ready for it?');
      await page.getByRole('button', { name: 'Move “Ready for it?” (Call to action) up' }).click();
      await expect(page.getByText('is now in place 2 of 3')).toBeAttached();
      await page.getByRole('button', { name: 'More for “Asked often” (Questions)' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Take out' }).press('Enter');
      await expect(page.getByText('“Asked often” (Questions) is taken out.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(page.getByRole('button', { name: /^Questions Asked often/ })).toBeVisible();
      const top = page.getByRole('button', { name: 'Move “Deep cleaning, by hand”' }).first();
      await top.focus();
      await top.press('Enter');
      await expect(top).toBeFocused();
      const preview = previewOf(page);
      await expect(preview.getByText('From £25/hour.')).toBeVisible();
      await expect(preview.getByRole('heading', { level: 2 })).toHaveText([
        'Ready for it?',
        'Asked often',
      ]);
      await page.getByRole('button', { name: 'Desk' }).click();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('it is there at once', async () => {
      await page.getByRole('button', { name: 'Create page' }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Add to menu?' });
      await question.getByRole('textbox', { name: 'Words of the link' }).fill('Deep cleaning');
      expect(await axeFindings(page)).toEqual([]);
      await question.getByRole('button', { name: 'To the bar' }).press('Enter');
      await expect(page).toHaveURL(`${server.url}/deep-cleaning/walsall`);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect(bar.getByRole('link', { name: 'Deep cleaning' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'About' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep cleaning, by hand');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText(['Ready for it?', 'Asked often']);
      await expect(page.getByText('From £25/hour.')).toBeVisible();
      await expect(page).toHaveTitle('Deep cleaning in Walsall | Brightwell Cleaning');
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('a new address leads on from the old one', async () => {
      await page.goto(`${server.url}/admin/pages`);
      await page.getByRole('link', { name: 'Deep cleaning in Walsall', exact: true }).click();
      await page.getByRole('textbox', { name: 'Web address' }).fill('/deep-clean');
      await expect(page.getByText('will still lead here')).toBeVisible();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Page saved')).toBeVisible();
      await page.goto(`${server.url}/deep-cleaning/walsall?by=mail#questions`);
      await expect(page).toHaveURL(`${server.url}/deep-clean?by=mail#questions`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep cleaning, by hand');
      await expect(page.getByRole('heading', { name: 'Asked often' })).toBeInViewport();
    });
  },
);

test(
  'a folded section that quotes a figure which is not there opens and says so',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const sections = [
      { id: 'a', type: 'notice', text: 'Half price.' },
      { id: 'b', type: 'text', html: '<p>From {{price.bsic}}.</p>' },
    ];
    const offer = { path: '/offer', title: 'Our offer', sections };
    const [stored] = await server.insert('pages', offer, 'admin');
    await page.goto(`${server.url}/admin/pages/${stored?.id}`);
    await page.getByRole('textbox', { name: 'Title' }).fill('Our new offer');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Nothing is called {{price.bsic}}.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Text/, expanded: true })).toContainText(
      'Needs attention',
    );
    await expect(page.getByRole('button', { name: /^Notice/, expanded: false })).toBeVisible();
    expect(await server.rows('pages?path=eq./offer&select=title', 'admin')).toEqual([
      { title: 'Our offer' },
    ]);
    const words = page.getByRole('textbox', { name: 'Text', exact: true });
    await words.fill('From {{price.basic}}.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Page saved')).toBeVisible();
  },
);

test(
  'the history of a page tells section by section what was changed',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const sections = [
      { id: 'a', type: 'notice', text: 'We are closed on Friday.' },
      { id: 'b', type: 'divider' },
      { id: 'c', type: 'quotation', text: 'Spotless.', name: 'Ada' },
    ];
    const closed = { path: '/closed', title: 'Closed', sections };
    const [stored] = await server.insert('pages', closed, 'admin');
    const [notice, line, words] = sections;
    const onMonday = { ...notice, text: 'We are closed on Monday.' };
    const changed = { sections: [words, onMonday, { ...line, hidden: true }] };
    await server.update('pages?path=eq./closed', changed, 'admin');
    await page.goto(`${server.url}/admin/pages/${stored?.id}`);
    await page.getByRole('button', { name: 'History' }).press('Enter');
    const changes = page.getByRole('region', { name: 'What it changed' });
    await expect(changes.getByRole('listitem')).toHaveText([
      /^Notice\s*Changed.*We are closed on Friday\.Monday\.$/,
      /^Divider\s*Changed\s*Hidden.*NoYes$/,
      /^Sections\s*Moved.*Spotless/s,
    ]);
    expect(await axeFindings(page)).toEqual([]);
  },
);

test(
  'what a section looks like is shown to whoever chooses one',
  { tag: '@slow' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto('/admin/pages/create');
    await page.getByRole('button', { name: 'Add section' }).click();
    const choice = page.getByRole('dialog', { name: 'Add a section' });
    const picture = (name: string) => choice.frameLocator(`iframe[title="${name}"]`);
    await expect(picture('steps').getByText('Enjoy your space')).toBeVisible();
    await choice.getByRole('button', { name: /^Opening hours and map/ }).scrollIntoViewIfNeeded();
    await expect(picture('openingHours').getByText('When and where')).toBeVisible();
    expect(new Set(asked), 'nothing is fetched from elsewhere').toEqual(new Set(['localhost']));
    expect(await axeFindings(page)).toEqual([]);
  },
);

test(
  'the lines between steps stay within their rows',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const server = await startServer();
    const steps = ['Book', 'Meet', 'Clean', 'Enjoy'].map((title) => ({ title, text: 'At once.' }));
    const sections = [{ id: 'a', type: 'steps', title: 'How it works', steps, tone: 'plain' }];
    await server.insert('pages', { path: '/how', title: 'How', sections }, 'admin');
    await page.goto(`${server.url}/how`);
    await expect(page.getByRole('heading', { name: 'Enjoy' })).toBeVisible();
    /** Distance in px from the list's left edge to a step's line. */
    const starts = await page
      .getByRole('listitem')
      .filter({ hasText: 'At once.' })
      .evaluateAll((items) =>
        items.flatMap((item) => {
          const { content, left } = getComputedStyle(item, '::after');
          const list = item.parentElement?.getBoundingClientRect().left ?? 0;
          return content === 'none'
            ? []
            : [item.getBoundingClientRect().left + parseFloat(left) - list];
        }),
      );
    expect(starts).toHaveLength(2);
    expect(Math.min(...starts)).toBeGreaterThan(0);
  },
);

test(
  'lines that staff have typed are lines for readers, too',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const server = await startServer();
    const sections = [
      { id: 'a', type: 'notice', text: 'Closed on Friday.\n\nRing us on Monday.' },
      { id: 'b', type: 'text', html: '<p>One\nline.</p>' },
    ];
    await server.insert('pages', { path: '/lines', title: 'Lines', sections }, 'admin');
    await page.goto(`${server.url}/lines`);
    const shown = (words: string) =>
      page.getByText(words).evaluate((text: HTMLElement) => text.innerText);
    expect(await shown('Closed on Friday.')).toBe('Closed on Friday.\n\nRing us on Monday.');
    expect(await shown('One line.')).toBe('One line.');
  },
);

test(
  'the price that stands out touches none below it',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const plans = firstRows('price_plans');
    const more = plans.map((plan) => ({
      ...plan,
      ...{ id: undefined, slug: `${String(plan.slug)}-2`, position: `z${String(plan.position)}` },
      popular: false,
    }));
    await server.insert('price_plans', more);
    await page.goto(`${server.url}/services`);
    const cards = page
      .getByRole('region', { name: 'Clear prices, before we start' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Get Quote/ }) });
    await expect(cards).toHaveCount(plans.length + more.length);
    const edges = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    expect(edges[4]?.top ?? 0).toBeGreaterThan((edges[1]?.bottom ?? Infinity) + 8);
  },
);

test('sections are put in order on a phone', { tag: ['@phone', '@slow'] }, async ({ page }) => {
  await page.goto('/admin/pages/create');
  await page.getByRole('button', { name: 'landing page' }).tap();
  await page.getByRole('button', { name: /^Steps/ }).tap();
  await expect(
    section(page, /Steps/).getByRole('textbox', { name: 'Heading', exact: true }),
  ).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  await page.getByRole('button', { name: /^More for .*Steps/ }).tap();
  await page.getByRole('menuitem', { name: 'Move up' }).tap();
  await expect(page.getByText('is now in place 2 of 6')).toBeAttached();
});

test(
  'a section is added by a press that leaves a required field empty',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/admin/pages/create');
    await addSection(page, 'Text Paragraphs');
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    // As long as a person's: leaving the field must not move the button.
    const add = page.getByRole('button', { name: 'Add section' });
    await add.click({ position: { x: 20, y: 3 }, delay: 300 });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'a double click moves a section once, and its neighbour not back',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/admin/pages/create');
    await page.getByRole('button', { name: 'landing page' }).click();
    await page.getByRole('button', { name: /^Move .*Steps.* down$/ }).dblclick();
    const rows = page.getByRole('button', { name: /^(Steps|Price table)/, expanded: false });
    await expect(rows).toHaveText([/^Price table/, /^Steps/]);
  },
);

test(
  'the menu is the owner’s, and leads to what is public alone',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const server = await startServer();
    const offer = { path: '/offer', title: 'Our offer', sections: [] };
    await server.insert('pages', offer, 'admin');
    await page.goto(`${server.url}/admin/menu`);
    await expect(page.getByRole('row', { name: /Privacy Policy/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'New menu item' }).click();
    await page.getByRole('textbox', { name: 'Words' }).fill('Our offer');
    const shown = previewOf(page).getByRole('banner').getByRole('link', { name: 'Our offer' });
    await expect(shown).toBeVisible();
    const address = page.getByRole('combobox', { name: 'Where it leads' });
    await address.fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Add to the menu' }).click();
    await expect(page.getByText('must be an address such as').first()).toBeVisible();
    await address.fill('/our-ofer');
    await page.getByRole('button', { name: 'Add to the menu' }).click();
    await expect(page.getByText('There is no page at /our-ofer.')).toBeVisible();
    await address.fill('our off');
    await page.getByRole('option', { name: 'Our offer' }).click();
    await expect(address).toHaveValue('/offer');
    await page.getByRole('combobox', { name: 'Below' }).fill('serv');
    await page.getByRole('option', { name: 'Services' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add to the menu' }).click();
    await expect(page.getByText('Menu item saved')).toBeVisible();

    await page.goto(`${server.url}/about`);
    const bar = page.getByRole('banner');
    const link = bar.getByRole('link', { name: 'Our offer' });
    const more = bar.getByLabel('More of Services');
    await expect(more).toBeVisible();
    await expect(link).toBeHidden();
    await more.press('Enter');
    await expect(link).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await more.click();
    await link.click();
    await expect(page).toHaveURL(`${server.url}/offer`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our offer');
    await expect(link).toBeHidden();
    await expect(more).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 390, height: 844 });
    await bar.getByRole('button', { name: 'Menu' }).click();
    await more.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await server.update('pages?path=eq./offer', { published_at: null }, 'admin');
    await page.goto(`${server.url}/admin/menu`);
    const below = page.getByRole('row', { name: /Our offer below Services/ });
    await expect(below).toContainText('No: its page is a draft, or was deleted');
    await expect(page.getByRole('rowheader')).toHaveText(['Bar over every page', 'Footer']);
    // Its position counts among its siblings.
    await expect(below.getByRole('textbox', { name: 'Place of Our offer' })).toHaveValue('1');
    const contact = page.getByRole('textbox', { name: 'Place of Contact' });
    await contact.fill('1');
    await contact.press('Enter');
    await expect(page.getByRole('row').nth(2)).toContainText('Contact');
    await page.goto(`${server.url}/about`);
    await expect(bar.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await expect(bar.getByRole('link', { name: 'Admin' })).toBeVisible();

    await page.goto(`${server.url}/admin/menu`);
    await page.getByRole('button', { name: 'Delete Admin' }).click();
    await expect(page.getByText(/^Menu item “.*” deleted$/)).toBeVisible();
    await page.goto(`${server.url}/about`);
    await expect(bar.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  },
);

test(
  'a draft is seen by whoever has its link, and by nobody else',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const server = await startServer();
    await page.goto(`${server.url}/admin/pages/create`);
    await page.getByRole('textbox', { name: 'Title' }).fill('Our Christmas offer');
    await addSection(page, 'Notice');
    await section(page, 'Notice').getByRole('textbox', { name: 'Text' }).fill('Half price.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved').first()).toBeVisible();
    await page.getByRole('button', { name: 'Preview link' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByRole('textbox', { name: /link/i }).inputValue();
    await page.goto(`${server.url}/our-christmas-offer`);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Only people with this link can see it.')).toBeVisible();
    await expect(page.getByText('Half price.')).toBeVisible();
  },
);

test(
  'a page that links lead to: it is found by its words, moved with them, copied and taken away with words about it',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const button = { id: 'a', type: 'hero', title: 'Look', label: 'See', href: '/ovens' };
    const text = { id: 'b', type: 'text', html: '<p>We clean extractor hoods.</p>' };
    const item = { place: 'footer', label: 'Our ovens', href: '/ovens', position: 'z' };
    await server.insert('pages', { title: 'With a button', path: '/b', sections: [button] });
    await server.insert('pages', { title: 'Ovens', path: '/ovens', sections: [button, text] });
    await server.insert('menu', item, 'admin');

    await page.goto(`${server.url}/admin/pages`);
    await page.getByRole('searchbox').fill('extractor hood');
    await expect(page.getByRole('row', { name: /With a button/ })).toBeHidden();
    await page.getByRole('link', { name: 'Ovens', exact: true }).click();

    await test.step('withdrawing and deleting name what leads there', async () => {
      const words = '“Our ovens” (menu item) and “With a button” (page) lead there';
      for (const name of ['Withdraw', 'Delete']) {
        await page.getByRole('button', { name, exact: true }).click();
        const question = page.getByRole('dialog', { name: `${name} this page?` });
        await expect(question).toContainText(words);
        await question.getByRole('button', { name: 'Cancel' }).click();
      }
    });

    await test.step('a copy lists what is still the original’s', async () => {
      await page.getByRole('link', { name: 'Duplicate' }).click();
      await expect(page.getByText('“Headline” is still as in the original')).toBeVisible();
      await page.goBack();
    });

    await test.step('a new address is followed', async () => {
      await page.getByRole('textbox', { name: 'Web address' }).fill('/ovens-and-hobs');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Page saved')).toBeVisible();
      expect(await server.rows('menu?label=eq.Our%20ovens')).toMatchObject([
        { href: '/ovens-and-hobs' },
      ]);
      const [linking] = await server.rows<{ sections: object[] }>('pages?path=eq./b');
      expect(linking?.sections).toEqual([{ ...button, href: '/ovens-and-hobs' }]);
    });
  },
);
