import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../a11y/checks/reflow.ts';
import { openCreateForm, previewOf, publish, writePost } from '../support/admin.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { aPost, insertPosts, readPost } from '../support/posts.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  title: 'What the editor writes',
  category: 'Green Cleaning',
  excerpt: 'And what readers get.',
};

const LINKS_INTO_NOWHERE = [
  ['javascript:alert(1)', /^A link leads to a page of this site/],
  ['our services', /^There is no page “our services” on this site/],
  ['496 0123', /^A telephone number starts with 0/],
] as const;

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const source = (page: Page) => page.getByRole('textbox', { name: 'Content (HTML)' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, html);
}

/** Pastes or drops files on the text; pictures by any name. */
async function give(page: Page, how: 'paste' | 'drop', names: string[]): Promise<void> {
  const bytes = [...readFileSync('public/pictures/office.webp')];
  await editor(page).evaluate(
    (element, given) => {
      const transfer = new DataTransfer();
      for (const name of given.names) {
        const content = name.endsWith('.webp') ? [Uint8Array.from(given.bytes)] : ['Dear all,'];
        transfer.items.add(new File(content, name));
      }
      const { left, bottom } = element.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, clientX: left + 20, clientY: bottom - 20 };
      element.dispatchEvent(
        given.how === 'paste'
          ? new ClipboardEvent('paste', { ...at, clipboardData: transfer })
          : new DragEvent('drop', { ...at, dataTransfer: transfer }),
      );
    },
    { how, names, bytes },
  );
}

/** Delays the editor's code until the returned function is called. */
const holdEditor = (page: Page) => holdRequests(page, /admin-assets\/HtmlEditor-/);

test.describe('the content editor', () => {
  test(
    'does what a shortcut has asked for before its code is here',
    { tag: '@slow' },
    async ({ page }) => {
      const arrive = await holdEditor(page);
      await gotoHydrated(page, '/admin');
      await editor(page).click();
      await page.keyboard.type('Dry');
      await page.keyboard.press('Control+k');
      arrive();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );

  test('can be begun before its code is here, and goes on where the caret is', async ({ page }) => {
    const arrive = await holdEditor(page);
    await gotoHydrated(page, '/admin');
    await editor(page).click();
    await page.keyboard.type('Brush dry.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Rinse.');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    for (let letter = 0; letter < 'dry.'.length; letter += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    const { height } = (await editor(page).boundingBox()) ?? {};
    arrive();
    await expect(tool(page, 'Bold')).toBeVisible();
    await expect(editor(page)).toBeFocused();
    expect((await editor(page).boundingBox())?.height).toBe(height);
    await page.keyboard.type('along the line, ');
    await expect(editor(page).locator('p')).toHaveText(['Brush along the line, dry.', 'Rinse.']);
  });

  test(
    'writes what the preview shows and readers get',
    { tag: '@slow' },
    async ({ page, server }) => {
      await openCreateForm(page);
      await writePost(page, POST);
      await editor(page).click();
      await tool(page, 'Heading 2').click();
      await page.keyboard.type('Start dry');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Vacuum ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('first');
      await page.keyboard.press('Control+b');
      await page.keyboard.type(', see ');
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Insert a link' });
      const target = dialog.getByLabel('Page or web address');
      for (const [typed, problem] of LINKS_INTO_NOWHERE) {
        await target.fill(typed);
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toHaveText(problem);
      }
      await target.fill('services#carpet');
      await dialog.getByLabel('Text of the link').fill('our carpets');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(editor(page)).toBeFocused();
      await page.keyboard.type(' page');
      for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(' or call us');
      await expect(editor(page)).toContainText('our carpets or call us');
      for (let letter = 0; letter < 'call us'.length; letter += 1) {
        await page.keyboard.press('Shift+ArrowLeft');
      }
      await page.keyboard.press('Control+k');
      await target.fill('0121 496 0123');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(editor(page)).toBeFocused();
      await page.keyboard.type(' now.');
      await page.keyboard.press('Enter');
      await tool(page, 'Bulleted list').click();
      await page.keyboard.type('Cloth');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Watr');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('er');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await tool(page, 'Image').click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).click();
      await (await chooser).setFiles('public/pictures/office.webp');
      await expect(page.getByRole('img', { name: 'The picture' })).toBeVisible();
      await page.getByRole('button', { name: 'Insert picture' }).click();
      await expect(page.getByText(/^Say in a few words what the picture shows/)).toBeVisible();
      await page.getByLabel('Alternative text').fill('A clean room');
      await page.getByLabel('Caption').fill('Ready by eight');
      await page.getByRole('button', { name: 'Insert picture' }).click();
      await expect(editor(page)).toBeFocused();
      await page.keyboard.type('Air the room.');

      const expected = [
        '<h2>Start dry</h2>',
        '<p>Vacuum <strong>first</strong>, see <a href="/services#carpet">our carpets</a> or <a href="tel:+441214960123">call us</a> now.</p>',
        '<ul>\n<li>Cloth</li>\n<li>Water</li>\n</ul>',
        '<figure><img src="" alt="A clean room" width="1536" height="1024"><figcaption>Ready by eight</figcaption></figure>',
        '<p>Air the room.</p>',
      ].join('\n');
      const preview = previewOf(page);
      await expect(preview.getByRole('heading', { name: 'Start dry' })).toBeVisible();
      await expect(preview.getByRole('link', { name: 'our carpets' })).toBeVisible();
      const shown = await preview.getByRole('article').innerText();
      await publish(page);
      await expect(page).toHaveURL('/blog/what-the-editor-writes');
      const { content } = await readPost(server, 'what-the-editor-writes');
      const [uploaded] =
        /\/storage\/.*\/blog-images\/blog\/[0-9a-f-]{36}\.webp/.exec(content) ?? [];
      expect(content.replace(String(uploaded), '')).toBe(expected);
      const published = page.getByRole('article').filter({ hasText: 'Start dry' });
      await expect(published.getByRole('img', { name: 'A clean room' })).toBeVisible();
      const text = 'Vacuum first, see our carpets or call us now.';
      expect(shown).toContain(text);
      await expect(published).toContainText(text);
    },
  );

  test('cleans what is pasted from Word and says which pictures stay behind', async ({ page }) => {
    await openCreateForm(page);
    await editor(page).click();
    await paste(
      page,
      `<h1 style="mso-pagination:none"><span style="color:red">Spring<o:p></o:p></span></h1>
       <p class=MsoNormal><b>Air</b>&nbsp;the room.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>Windows</p>
       <p class=MsoNormal><img src="file:///C:/Temp/clip_image001.png"></p>`,
    );
    await expect(page.getByText('One picture was left out of the pasted text')).toBeVisible();
    const note = editor(page).getByText('A picture was left out here.');
    await expect(note).toContainText('Its file is on the computer that the text was written on.');
    await page.keyboard.type('On.');
    await expect(editor(page).locator(':scope > :last-child')).toHaveText('On.');
    for (let key = 0; key < 'On.'.length + 2; key += 1) await page.keyboard.press('Backspace');
    await expect(note).toBeHidden();
    await page.keyboard.press('Control+z');
    await editor(page).getByRole('button', { name: 'Choose a picture' }).click();
    await page.getByRole('dialog', { name: 'Insert a picture' }).getByText('Cancel').click();
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await expect(source(page)).toHaveValue(
      '<h2>Spring</h2>\n<p><strong>Air</strong> the room.</p>\n<ul>\n<li>Windows</li>\n</ul>',
    );
  });

  test(
    'shows the HTML, cleans it and says what readers never get',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      // The browser logs the blocked handler.
      expectConsole(/Executing inline event handler violates/);
      await openCreateForm(page);
      await page.getByRole('button', { name: 'HTML', exact: true }).click();
      await source(page).fill('<p onclick="steal()">Safe</p><script>steal()</script>');
      await page.getByRole('button', { name: 'Visual', exact: true }).click();
      await expect(
        page.getByText('Left out, because an article cannot hold it: a program.'),
      ).toBeVisible();
      await expect(editor(page)).toHaveText('Safe');

      await page.getByRole('button', { name: 'HTML', exact: true }).click();
      await source(page).fill(
        '<p>Safe</p><iframe src="https://www.youtube.com/embed/abc"></iframe>',
      );
      await source(page).blur();
      await page.getByRole('button', { name: 'Put a link to it instead' }).click();
      await page.getByRole('button', { name: 'Visual', exact: true }).click();
      await expect(editor(page).getByRole('link', { name: 'Watch the video' })).toBeVisible();
      await editor(page).click();
      await page.keyboard.press('Control+z');
      await expect(editor(page)).toHaveText('Safe');
      await page.keyboard.press('Control+z');
      await expect(editor(page)).toHaveText('');

      await editor(page).fill('');
      await publish(page);
      await expect(editor(page)).toHaveAccessibleDescription('Content is required');
      await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('keeps the table of an old post, and undoes', { tag: '@slow' }, async ({ page, server }) => {
    const slug = 'how-to-lift-common-carpet-stains';
    const before = (await readPost(server, slug)).content;
    const [post] = await insertPosts(server, [aPost({ title: 'A table', content: before })]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    const cell = editor(page).getByRole('cell', { name: 'Red wine' });
    await cell.click();
    await page.keyboard.press('End');
    await page.keyboard.type(', spilt');
    const preview = previewOf(page);
    await expect(preview.getByRole('cell', { name: 'Red wine, spilt' })).toBeInViewport();
    await tool(page, 'Change table').click();
    await page.getByRole('menuitem', { name: 'Add row above' }).click();
    await expect(editor(page).getByRole('row')).toHaveCount(9);
    await expect(editor(page).getByRole('row').nth(1), 'above, not below').toHaveText('');
    await page.keyboard.press('Control+z');
    await expect(editor(page).getByRole('row')).toHaveCount(8);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Blog post saved')).toBeVisible();
    const saved = (await readPost(server, 'a-table')).content;
    expect(saved.replaceAll('\n', '')).toBe(
      before.replaceAll('\n', '').replace('<td>Red wine</td>', '<td>Red wine, spilt</td>'),
    );
  });

  test(
    'takes pasted and dropped pictures, each with its words',
    { tag: '@slow' },
    async ({ page, server }) => {
      // A slow storage.
      await page.route('**/storage/v1/object/public/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await openCreateForm(page);
      await writePost(page, { ...POST, title: 'Pasted pictures', content: 'Look:' });
      await editor(page).press('Control+End');
      await page.keyboard.press('Enter');
      await give(page, 'paste', ['screenshot.webp', 'letter.docx']);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName('Insert a picture (1 more after it)');
      await expect(dialog.getByLabel('Alternative text')).toBeFocused();
      await dialog.getByLabel(/^Decorative/).check();
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(/“letter.docx” is not a PNG/);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(editor(page).getByRole('presentation')).toHaveCount(1);

      await give(page, 'drop', ['dropped.webp']);
      await dialog.getByLabel('Alternative text').fill('An office');
      await dialog.getByRole('button', { name: 'Insert picture' }).click();

      await tool(page, 'Image').click();
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose a file' }).click();
      await (
        await chooser
      ).setFiles(['public/pictures/office.webp', 'public/pictures/carpet.webp']);
      for (const words of ['First of two', 'Second of two']) {
        await expect(dialog.getByLabel('Alternative text')).toHaveValue('');
        await dialog.getByLabel('Alternative text').fill(words);
        await dialog.getByRole('button', { name: 'Insert picture' }).click();
      }
      const pictures = () =>
        editor(page)
          .locator('img')
          .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
      await expect.poll(pictures).toEqual(['', 'An office', 'First of two', 'Second of two']);
      await editor(page).getByRole('img', { name: 'An office' }).dblclick();
      await expect(dialog).toHaveAccessibleName('Change the picture');
      await dialog.getByLabel('Alternative text').fill('A tidy office');
      await dialog.getByRole('button', { name: 'Save picture' }).click();
      await publish(page);
      await expect(page).toHaveURL('/blog/pasted-pictures');
      const { content } = await readPost(server, 'pasted-pictures');
      expect(content.match(/ alt="[^"]*" width="\d+"/g)?.slice(0, 2)).toEqual([
        ' alt="" width="1536"',
        ' alt="A tidy office" width="1536"',
      ]);
      // As wide as the height allows, with a margin.
      const shown = page.getByRole('article').getByRole('img', { name: 'A tidy office' });
      await expect(shown).toHaveJSProperty('naturalWidth', 1536);
      const { width, height } = await shown.evaluate((img) => img.getBoundingClientRect());
      expect(width / height).toBeCloseTo(1.5, 1);
    },
  );

  test(
    'stores pictures that would not last, or says that they are left out',
    { tag: '@slow' },
    async ({ page, server, expectConsole }) => {
      expectConsole(/googleusercontent|Failed to load resource/);
      await page.route('https://lh7-rt.googleusercontent.com/**', (route) =>
        route.request().url().endsWith('/gone')
          ? route.fulfill({ status: 403 })
          : route.fulfill({
              path: 'public/pictures/office.webp',
              headers: { 'access-control-allow-origin': '*' },
            }),
      );
      await openCreateForm(page);
      await writePost(page, { ...POST, title: 'From Google Docs' });
      await paste(
        page,
        `<b id="docs-internal-guid-1"><p>Before</p><p><img src="https://lh7-rt.googleusercontent.com/docsz/here" alt="Desk"></p>
       <p><img src="https://lh7-rt.googleusercontent.com/docsz/gone"></p><p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></p></b>`,
      );
      await expect(editor(page).getByText('A picture was left out here.')).toHaveCount(2);
      await publish(page);
      await expect(page).toHaveURL('/blog/from-google-docs');
      const { content } = await readPost(server, 'from-google-docs');
      expect(content).not.toContain('googleusercontent');
      expect(content.match(/<img [^>]*>/g)).toEqual([
        expect.stringMatching(
          /^<img src="\/storage\/[^"]*\.webp" alt="Desk" width="1536" height="1024">$/,
        ),
      ]);
    },
  );

  test('is one tab stop for its buttons and passes axe', { tag: '@slow' }, async ({ page }) => {
    await openCreateForm(page);
    await paste(page, '<h2>Table</h2><table><tr><th>a</th></tr><tr><td>b</td></tr></table>');
    await tool(page, 'Heading 2').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Heading 3')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Heading 2')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await publish(page);
    await expect(page.getByText('Title is required')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('form').analyze();
    expect(violations).toEqual([]);
  });

  test(
    'fits a phone, where the preview waits behind a button',
    { tag: '@phone' },
    async ({ page }) => {
      await openCreateForm(page);
      await writePost(page, { ...POST, content: 'Small.' });
      await expect(previewOf(page).getByRole('article')).toBeHidden();
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(previewOf(page).getByRole('article').getByText('Small.')).toBeVisible();
      await page.getByRole('button', { name: 'Close preview' }).click();
      expect(await sidewaysScroll(page)).toBe(0);
      const cutOff = await page
        .getByRole('toolbar', { name: 'Formatting' })
        .evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect(cutOff, 'all buttons are in sight').toBe(0);
      await publish(page);
      await expect(page).toHaveURL('/blog/what-the-editor-writes');
    },
  );
});
