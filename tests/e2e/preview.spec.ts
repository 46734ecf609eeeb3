import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ContentTable } from '../../src/shared/content/content-rows.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { axeFindings } from '../a11y/checks/axe.ts';
import { previewOf } from '../support/admin.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const edited = (page: Page) => previewOf(page).locator('[data-edited]');

async function openLandingPage(page: Page): Promise<void> {
  await page.goto('/admin/pages/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Deep cleaning');
  await page.getByRole('button', { name: 'landing page' }).click();
  await expect(previewOf(page).getByText('Get cleaned')).toBeVisible();
}

/** The product has no pale headings; a developer's section or theme may. */
async function makeHeadingsPale(page: Page): Promise<void> {
  await previewOf(page)
    .locator('head')
    .evaluate((head) => {
      const style = head.ownerDocument.createElement('style');
      style.textContent = 'h2 { color: #ddd !important }';
      head.append(style);
    });
}

test.describe('the preview of a page', () => {
  test('opens the field of what is clicked, and shows where a field is', async ({ page }) => {
    await openLandingPage(page);
    await previewOf(page).getByText('Your cleaner arrives on time').click();
    const text = page.locator('[name="sections.2.steps.1.text"]');
    await expect(text).toBeFocused();
    await expect(text).toBeInViewport();

    await page.getByRole('button', { name: /^Call to action/ }).click();
    const heading = page.locator('[name="sections.5.title"]');
    await heading.click();
    await expect(edited(page)).toHaveText('Ready for a free Saturday?');
    await expect(edited(page)).toBeInViewport();
    await heading.fill('Ready?');
    await expect(edited(page)).toHaveText('Ready?');
    await expect(heading).toBeFocused();
  });

  test('is read and edited by keyboard', { tag: '@slow' }, async ({ page }) => {
    await openLandingPage(page);
    const heading = previewOf(page).getByRole('heading', { level: 1 });
    // The texts are one stop once they have been matched with fields, as findings are once there are some.
    await expect(heading).toHaveAttribute('tabindex', '0');
    await page.getByRole('button', { name: /things to look at/ }).focus();
    await page.keyboard.press('Tab');
    await expect(heading).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(
      previewOf(page).getByRole('link', { name: 'Get a Free Quote' }).first(),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    const button = page.getByRole('textbox', { name: 'Button', exact: true });
    await expect(button).toBeFocused();
    await expect(button).toHaveValue('Get a Free Quote');
  });

  test(
    'opens what another record says in a new tab',
    { tag: '@slow' },
    async ({ page, context }) => {
      await openLandingPage(page);
      const plan = previewOf(page).getByRole('heading', { name: 'Basic Clean' });
      await plan.hover();
      await expect(previewOf(page).getByText('Edit prices (opens a new tab)')).toBeVisible();
      const opened = context.waitForEvent('page');
      await plan.click();
      const plans = firstRows('price_plans');
      await expect(await opened).toHaveURL(new RegExp(`/admin/price_plans/${plans[0]?.id}`));
      await expect(page).toHaveURL('/admin/pages/create');
    },
  );

  test('has three widths, and bar and footer when asked', { tag: '@slow' }, async ({ page }) => {
    await openLandingPage(page);
    const width = () =>
      page
        .locator('iframe')
        .evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth);
    for (const [name, pixels] of [
      ['Tablet', 768],
      ['Desk', 1280],
      ['Phone', 390],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(width).toBe(pixels);
    }
    await expect(previewOf(page).getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Bar and footer' }).check();
    const footer = previewOf(page).getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(footer).toBeVisible();
    await expect(page).toHaveURL('/admin/pages/create');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('the preview of a post', () => {
  const content = [...Array(30).keys()]
    .map((index) => `<p>Paragraph ${index} of it.</p>`)
    .join('\n');

  test('puts the caret where the text was clicked', async ({ page, server }) => {
    const [post] = await insertPosts(server, [aPost({ content })]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    const shown = previewOf(page);
    await shown.getByText('Paragraph 20 of it.').click();
    const editor = page.getByRole('textbox', { name: 'Content', exact: true });
    await expect(editor).toBeFocused();
    await page.keyboard.type('Here: ');
    await expect(shown.getByText('Here: Paragraph 20 of it.')).toBeVisible();
    await expect(edited(page)).toHaveText('Here: Paragraph 20 of it.');
    await expect(edited(page)).toBeInViewport();

    await shown.getByText('Home Cleaning').click();
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  });

  test('is a sheet over the form on a phone', { tag: '@phone' }, async ({ page, server }) => {
    const [post] = await insertPosts(server, [aPost({ content })]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    await previewOf(page).getByText('Paragraph 25 of it.').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const editor = page.getByRole('textbox', { name: 'Content', exact: true });
    await expect(editor).toBeFocused();
    // After the browser has left the sheet's history entry and restored the scroll.
    await page.waitForFunction(() => window.history.scrollRestoration === 'auto');
    await expect(editor.getByText('Paragraph 25 of it.')).toBeInViewport();
    await page.keyboard.type('Here: ');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(previewOf(page).getByText('Here: Paragraph 25 of it.')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(
    'is closed by going back, on a phone',
    { tag: ['@phone', '@slow'] },
    async ({ page, server }) => {
      const [post] = await insertPosts(server, [aPost({ content })]);
      await page.goto('/admin/blog_posts');
      await page.getByRole('link', { name: post?.title, exact: true }).click();
      const form = `/admin/blog_posts/${post?.id}`;
      await expect(page).toHaveURL(form);
      const open = page.getByRole('button', { name: 'Preview', exact: true });
      await open.click();
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(form);
      await expect(open).toBeFocused();
      await open.click();
      await page.getByRole('button', { name: 'Close preview' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/admin/blog_posts');
    },
  );

  test(
    'is no step back once its form is saved by keyboard, on a phone',
    { tag: ['@phone', '@slow'] },
    async ({ page, server }) => {
      const [post] = await insertPosts(server, [aPost({ content })]);
      await page.goto('/admin/blog_posts');
      await page.getByRole('link', { name: post?.title, exact: true }).click();
      await page.getByRole('textbox', { name: 'Title', exact: true }).press('End');
      await page.keyboard.type(' again');
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL('/admin/blog_posts');
      await page.goBack();
      await expect(page).toHaveURL(`/admin/blog_posts/${post?.id}`);
      await page.goBack();
      await expect(page).toHaveURL('/admin/blog_posts');
    },
  );
});

test.describe('the preview of what pages share', () => {
  /** One without placeholders. */
  const rowOf = (table: ContentTable) =>
    firstRows(table).find((row) => !JSON.stringify(row).includes('{{')) ?? firstRows(table)[0];
  const text = (table: ContentTable, column: string) => rowOf(table)?.[column] as string;
  const TEXTS: [ContentTable, ...string[]][] = [
    // First on a card that a link covers.
    ['services', text('services', 'summary'), text('services', 'benefits')],
    ['price_plans', 'Kitchen surfaces and appliance fronts'],
    // The second is collapsed.
    ['questions', text('questions', 'question'), text('questions', 'answer')],
    ['testimonials', 'Homeowner, Walsall'],
    ['team_members', text('team_members', 'role')],
    ['company', text('company', 'street')],
  ];

  test(
    'is as it is saved, not as it was at the last build',
    { tag: '@slow' },
    async ({ page, startServer }) => {
      const server = await startServer();
      await server.update('company?id=not.is.null', { phone: '0121 496 0777' });
      await server.update('price_plans?id=not.is.null', { amount: 2750 });
      const sections = [{ id: 'prices', type: 'prices' }];
      const offer = { path: '/offer', title: 'Offer', sections };
      const [stored] = await server.insert('pages', offer, 'service');
      await page.goto(`${server.url}/admin/pages/${stored?.id}`);
      await expect(previewOf(page).getByText('£27.50').first()).toBeVisible();
      await page.getByRole('switch', { name: 'Bar and footer' }).click();
      await expect(
        previewOf(page).getByRole('banner').getByRole('link', { name: 'Call 0121 496 0777' }),
      ).toBeVisible();
    },
  );

  test('opens the field that is clicked', { tag: '@slow' }, async ({ page, startServer }) => {
    const server = await startServer();
    for (const [table, ...texts] of TEXTS) {
      await test.step(table, async () => {
        const form = table === 'company' ? table : `${table}/${rowOf(table)?.id}`;
        await page.goto(`${server.url}/admin/${form}`);
        const field = page.locator('input:focus, textarea:focus');
        for (const words of texts) {
          const shown = previewOf(page).getByText(words).first();
          await shown.click();
          await expect(field).toHaveValue(words);
          await expect(field).toBeInViewport();
          await field.press('Control+End');
          await field.pressSequentially(' now');
          await expect(edited(page)).toContainText(`${words} now`);
          await shown.press('Enter');
          await expect(field).toHaveValue(`${words} now`);
        }
      });
    }
  });
});

test(
  'a text that another page names is opened with its form',
  { tag: '@slow' },
  async ({ page, server }) => {
    const [post] = await insertPosts(server, [
      aPost({ title: 'Asked for', slug: crypto.randomUUID() }),
    ]);
    await page.goto(`/admin/blog_posts/${post?.id}?field=excerpt`);
    await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused();
    await expect(page).toHaveURL(`/admin/blog_posts/${post?.id}`);
    await page.goto(`/admin/blog_posts/${post?.id}?text=Asked%20for`);
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  },
);

test.describe('things to look at', () => {
  const faulty = [
    '<p>Call us on 0121 496 0123 or click <a href="/blog/gone">here</a>.</p>',
    '<h4>LOUDER THAN ANYTHING</h4>',
    '<p><img src="/pictures/office.webp"></p>',
    `<p>${'word '.repeat(41)}end.</p>`,
    '<p>All of it at <a href="/contact">https://example.com/contact</a></p>',
  ].join('\n');
  const long = 'A title that is so long that search engines leave out a good part of it';

  test(
    'are named, link to their fields and are dismissed with a reason',
    { tag: '@slow' },
    async ({ page, server }) => {
      const [post] = await insertPosts(server, [
        aPost({ title: long, slug: crypto.randomUUID(), content: faulty }),
      ]);
      await page.goto(`/admin/blog_posts/${post?.id}`);
      await page.getByRole('button', { name: '9 things to look at' }).click();
      const list = page.getByRole('list', { name: 'To look at' });
      for (const words of [
        'A picture in the text is not described',
        '“LOUDER THAN ANYTHING” is a heading of level 4',
        'The link “here” does not say where it leads.',
        'The link “https://example.com/contact” shows its address',
        'A sentence of 42 words',
        '“LOUDER THAN ANYTHING” is in capital letters',
        'The telephone number 0121 496 0123 is no link',
        'there is no page at /blog/gone',
        'Search engines show about 60 characters of the headline; this has 71.',
      ]) {
        await expect(list).toContainText(words);
      }
      const findings = await axeFindings(page, { part: '[aria-label=Preview]' });
      // Only written content is a finding.
      expect(findings.filter((finding) => !finding.includes(': iframe '))).toEqual([]);
      const capitals = list.getByRole('listitem').filter({ hasText: 'capital letters' });
      await capitals.getByRole('button', { name: 'Show' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toBeFocused();
      await capitals.getByRole('button', { name: 'Dismiss' }).press('Enter');
      await page.keyboard.type('It is a quotation');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: '8 things to look at' })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: '8 things to look at' }).click();
      await expect(list.getByText(/^Dismissed by .+: It is a quotation$/)).toBeVisible();
    },
  );

  test(
    'that are serious are asked about once before publishing',
    { tag: '@slow' },
    async ({ page, server }) => {
      const content = '<p>Here is <a href="/blog/gone">the list of stains</a>.</p>';
      const [post] = await insertPosts(server, [aPost({ content, published_at: null })]);
      await page.goto(`/admin/blog_posts/${post?.id}`);
      await expect(page.getByRole('button', { name: '1 thing to look at' })).toBeVisible();
      const publish = page.getByRole('button', { name: 'Publish', exact: true });
      await publish.click();
      const question = page.getByRole('dialog', { name: 'Before readers see it' });
      await expect(question).toContainText('there is no page at /blog/gone');
      expect(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
      await question.getByRole('button', { name: 'Look at it' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toBeFocused();
      await publish.click();
      await expect(page.getByText('Not in the built pages yet: ')).toBeVisible();
    },
  );

  test(
    'that are serious are asked about on the day of the post, too',
    { tag: '@slow' },
    async ({ page, server }) => {
      const content = '<p>Here is <a href="/blog/gone">the list of stains</a>.</p>';
      const year = new Date().getFullYear() + 1;
      const draft = aPost({ content, date: `March 4, ${year}`, published_at: null });
      const [post] = await insertPosts(server, [draft]);
      await page.goto(`/admin/blog_posts/${post?.id}`);
      await expect(page.getByRole('button', { name: '1 thing to look at' })).toBeVisible();
      await page.getByRole('button', { name: 'Publish it on that day…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
      const question = page.getByRole('dialog', { name: 'Before readers see it' });
      await expect(question).toContainText('there is no page at /blog/gone');
      await question.getByRole('button', { name: 'Publish anyway' }).click();
      await expect(
        page.getByText(`Scheduled: it is published on 4 Mar ${year}, 09:00`),
      ).toBeVisible();
    },
  );

  test(
    'are texts without contrast, and publishing asks about them',
    { tag: '@slow' },
    async ({ page }) => {
      await openLandingPage(page);
      await makeHeadingsPale(page);
      await page.getByRole('textbox', { name: 'Title' }).fill('Deep cleaning at home');
      await page.getByRole('button', { name: /thing.* to look at/ }).click();
      const list = page.getByRole('list', { name: 'To look at' });
      const pale = list.getByRole('listitem').filter({ hasText: 'hard to read on its background' });
      await expect(pale.first()).toContainText('Heading');
      await pale.first().getByRole('button', { name: 'Show' }).click();
      await expect(page.locator('[name$=".title"]:focus')).toBeInViewport();
      await page.getByRole('button', { name: 'Create page' }).click();
      const question = page.getByRole('dialog', { name: 'Before readers see it' });
      await expect(question).toContainText('hard to read on its background');
    },
  );

  test(
    'are pictures on which a text is hard to read, and none of the site’s own',
    { tag: '@slow' },
    async ({ page }) => {
      page.on('dialog', (dialog) => dialog.accept());
      const list = page.getByRole('list', { name: 'To look at' });
      const onPicture = list.getByRole('listitem').filter({ hasText: 'stands on this picture' });
      const pale = list.getByRole('listitem').filter({ hasText: 'hard to read on its background' });
      const open = async (title: string, section: RegExp) => {
        await page.goto('/admin/pages');
        await page.getByRole('row').getByRole('link', { name: title, exact: true }).click();
        await page.getByRole('button', { name: section }).click();
        await page.getByRole('button', { name: 'Desk', exact: true }).click();
      };
      const takeDarkPicture = async () => {
        const shade = { width: 1600, height: 900, channels: 3, background: '#26323a' } as const;
        const buffer = await sharp({ create: shade }).png().toBuffer();
        const file = { name: 'dark.png', mimeType: 'image/png', buffer };
        await page.locator('input[type=file]').first().setInputFiles(file);
        await expect(previewOf(page).locator('img[src^="blob:"]')).toBeVisible();
      };
      /** Marks that axe has run from here on. */
      const letAxeFind = async () => {
        await makeHeadingsPale(page);
        await page.getByRole('textbox', { name: 'Title' }).fill('Looked at');
        await page.getByRole('button', { name: /thing.* to look at/ }).click();
        await expect(pale.first()).toBeVisible();
      };

      await test.step('text on a card is not covered by a picture', async () => {
        await open('About us', /^Top of the page/);
        await takeDarkPicture();
        await letAxeFind();
        await expect(onPicture).toHaveCount(0);
      });

      await open('Home', /^Cover/);
      await letAxeFind();
      await expect(onPicture).toHaveCount(0);
      await takeDarkPicture();
      await expect(onPicture).toContainText('“Come home to clean.” stands on this picture');
      await onPicture.getByRole('button', { name: 'Show' }).click();
      await expect(page.locator(':focus')).toBeInViewport();
      expect(await page.locator('[data-field$=".image"] :focus').count()).toBe(1);
    },
  );

  test(
    'of axe are found in what somebody has written',
    { tag: '@slow' },
    async ({ page, server }) => {
      const content =
        '<h2></h2><p>A heading without words stands above.</p><table><tr><th></th></tr><tr><td>1</td></tr></table>';
      const [post] = await insertPosts(server, [aPost({ content })]);
      await page.goto(`/admin/blog_posts/${post?.id}`);
      await page.getByRole('button', { name: /thing.* to look at/ }).click();
      await expect(page.getByText('The heading of a column or a row is empty.')).toBeVisible();
    },
  );
});
