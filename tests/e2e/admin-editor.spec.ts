import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import { aPost, insertPosts, readPost } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  title: 'What the editor writes',
  category: 'Green Cleaning',
  excerpt: 'And what readers get.',
};

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

test.describe('the content editor', () => {
  test('writes what the preview shows and readers get', async ({ page, server }) => {
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
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/A link may start with https/)).toBeVisible();
    await dialog.getByLabel('Address').fill('/services#carpet');
    await dialog.getByLabel('Text of the link').fill('our carpets');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
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
    await page.getByRole('button', { name: 'Upload a file' }).click();
    await (await chooser).setFiles('src/site/pictures/office.webp');
    const address = page.getByLabel('Address of the picture');
    await expect(address).toHaveValue(/^\/storage\/.*\/blog-images\/blog\/[0-9a-f-]{36}\.webp$/);
    const uploaded = await address.inputValue();
    await page.getByLabel('Description').fill('A clean room');
    await page.getByRole('button', { name: 'Insert picture' }).click();

    const expected = [
      '<h2>Start dry</h2>',
      '<p>Vacuum <strong>first</strong>, see <a href="/services#carpet">our carpets</a></p>',
      '<ul>\n<li>Cloth</li>\n<li>Water</li>\n</ul>',
      `<img src="${uploaded}" alt="A clean room">`,
    ].join('\n');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Start dry' })).toBeVisible();
    await expect(preview.getByRole('link', { name: 'our carpets' })).toBeVisible();
    const shown = await preview.getByRole('article').innerText();
    await publish(page);
    await expect(page).toHaveURL('/blog/what-the-editor-writes');
    expect((await readPost(server, 'what-the-editor-writes')).content).toBe(expected);
    const published = page.getByRole('article').filter({ hasText: 'Start dry' });
    await expect(published.getByRole('img', { name: 'A clean room' })).toBeVisible();
    const text = 'Vacuum first, see our carpets';
    expect(shown).toContain(text);
    await expect(published).toContainText(text);
  });

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
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await expect(source(page)).toHaveValue(
      '<h2>Spring</h2>\n<p><strong>Air</strong> the room.</p>\n<ul>\n<li>Windows</li>\n</ul>',
    );
  });

  test('shows the HTML, cleans it and says what readers never get', async ({
    page,
    expectConsole,
  }) => {
    // The browser reports the handler that it did not run.
    expectConsole(/Executing inline event handler violates/);
    await openCreateForm(page);
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await source(page).fill('<p onclick="steal()">Safe</p><script>steal()</script>');
    await page.getByRole('button', { name: 'Visual', exact: true }).click();
    await expect(
      page.getByText('Removed, because readers never get it: onclick and <script>.'),
    ).toBeVisible();
    await expect(editor(page)).toHaveText('Safe');

    await editor(page).fill('');
    await publish(page);
    await expect(editor(page)).toHaveAccessibleDescription('Content is required');
    await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps the table of an old post, and undoes', async ({ page, server }) => {
    const slug = 'how-to-lift-common-carpet-stains';
    const before = (await readPost(server, slug)).content;
    const [post] = await insertPosts(server, [aPost({ title: 'A table', content: before })]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    const cell = editor(page).getByRole('cell', { name: 'Red wine' });
    await cell.click();
    await page.keyboard.press('End');
    await page.keyboard.type(', spilt');
    await tool(page, 'Add row').click();
    await expect(editor(page).getByRole('row')).toHaveCount(9);
    await page.keyboard.press('Control+z');
    await expect(editor(page).getByRole('row')).toHaveCount(8);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    const saved = (await readPost(server, 'a-table')).content;
    expect(saved.replaceAll('\n', '')).toBe(
      before.replaceAll('\n', '').replace('<td>Red wine</td>', '<td>Red wine, spilt</td>'),
    );
  });

  test('opens what it could not keep as HTML and says why', async ({ page, server }) => {
    const content =
      '<p>Look:</p>\n<figure><img src="/og.webp" alt=""><figcaption>A room</figcaption></figure>';
    const [post] = await insertPosts(server, [aPost({ content })]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    await expect(source(page)).toHaveValue(content);
    await page.getByRole('button', { name: 'Visual', exact: true }).click();
    await expect(
      page.getByText('The visual view cannot keep <figure> and <figcaption>'),
    ).toBeVisible();
    await expect(source(page)).toBeVisible();
  });

  test('is one tab stop for its buttons and passes axe', async ({ page }) => {
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

  test('fits a phone, where the preview waits behind a button @phone', async ({ page }) => {
    await openCreateForm(page);
    await writePost(page, { ...POST, content: 'Small.' });
    await expect(page.getByRole('article')).toBeHidden();
    await page.getByRole('button', { name: 'Show preview' }).click();
    await expect(page.getByRole('article').getByText('Small.')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
