import { isWrite, openCreateForm, publish, writePost } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  title: 'Grout: White Again, “Really”',
  category: 'Home Cleaning',
  excerpt: 'A paste, a brush and ten minutes.',
  content: 'Brush along the line, not across it.',
};

test.describe('creating a blog post', () => {
  test('makes exactly the calls of the specification, and says so on the public page', async ({
    page,
  }) => {
    const calls: string[] = [];
    let row: Record<string, unknown> = {};
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!/^\/(rest|auth|storage)\//.test(pathname) || !page.url().endsWith('/admin')) return;
      // The bar's requests, for presence and counts, are not the form's.
      if (
        /\/(applied_migrations|company|content_state|drafts|enquiries|staff_seen)$/.test(pathname)
      )
        return;
      if (searchParams.has('review_requested_at')) return;
      const path = pathname.replace(/[0-9a-f-]{36}/, '<uuid>');
      calls.push([request.method(), path, searchParams.get('slug')].filter(Boolean).join(' '));
      if (request.method() === 'POST' && path.startsWith('/rest')) row = request.postDataJSON();
    });

    await openCreateForm(page);
    await expect(page.getByLabel('Web address', { exact: true })).toHaveText('/blog/…');
    await writePost(page, { ...POST, picture: 'public/pictures/office.webp' });
    await expect(page.getByLabel('Web address', { exact: true })).toHaveText(
      '/blog/grout-white-again-really',
    );
    const date = await page.getByLabel('Date', { exact: true }).innerText();
    await publish(page);

    await expect(page).toHaveURL('/blog/grout-white-again-really');
    await expect(page.getByText('Success!')).toBeVisible();
    await expect(page.getByText('Blog post created successfully. Wait before')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title);
    const picture = page.locator('article img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(1000);
    // The specification's calls, the categories, and whether the slug is a former address of another post.
    expect(calls.sort()).toEqual([
      'GET /rest/v1/blog_categories',
      'GET /rest/v1/blog_posts eq.grout-white-again-really',
      'GET /rest/v1/moved_addresses in.(grout-white-again-really)',
      'HEAD /rest/v1/blog_posts',
      'POST /rest/v1/blog_posts',
      'POST /storage/v1/object/blog-images/blog/<uuid>.webp',
    ]);
    expect(row).toEqual({
      title: POST.title,
      excerpt: POST.excerpt,
      content: `<p>${POST.content}</p>`,
      category: POST.category,
      slug: 'grout-white-again-really',
      date,
      image: expect.stringMatching(
        /^\/storage\/v1\/object\/public\/blog-images\/blog\/[0-9a-f-]{36}\.webp$/,
      ),
      image_alt: 'A tidy room',
    });
    expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);

    // The form is empty again on the way back.
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('');
    await expect(page.getByText('office.webp')).toBeHidden();
  });

  test('asks for the four required fields in the specification’s words, and for no picture', async ({
    page,
  }) => {
    await openCreateForm(page);
    await publish(page);
    for (const [role, name] of [
      ['textbox', 'Title'],
      ['combobox', 'Category'],
      ['textbox', 'Excerpt'],
      ['textbox', 'Content'],
    ] as const) {
      const words = `${name} is required`;
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole(role, { name, exact: true })).toHaveAccessibleDescription(
        new RegExp(`^${words}`),
      );
    }
    await expect(page.getByRole('combobox', { name: 'Category' })).toContainText(
      'Select a category',
    );
    await expect(page.getByRole('option')).toHaveText([
      'Select a category',
      'Home Cleaning',
      'Carpet Cleaning',
      'End of Tenancy',
      'Green Cleaning',
      'Commercial Cleaning',
      'Seasonal Cleaning',
      'Deep Cleaning',
    ]);
    await expect(page).toHaveURL('/admin');

    await writePost(page, { ...POST, title: 'Without a picture' });
    const saved = page.waitForRequest(isWrite);
    await publish(page);
    expect((await saved).postDataJSON()).toMatchObject({ image: '/placeholder.svg' });
    await expect(page).toHaveURL('/blog/without-a-picture');
  });

  test(
    'saves once, however often and in whatever way saving is asked for',
    { tag: '@slow' },
    async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let writes = 0;
      await page.route('**/rest/v1/blog_posts*', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        writes += 1;
        await held;
        return route.fallback();
      });
      await openCreateForm(page);
      await writePost(page, { ...POST, title: 'Only once' });
      await page.getByRole('button', { name: 'Create Post' }).dblclick();
      await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
      await page.getByRole('textbox', { name: 'Title' }).press('Enter');
      await page.keyboard.press('Control+s');
      release();
      await expect(page).toHaveURL('/blog/only-once');
      expect(writes).toBe(1);
    },
  );

  test('goes to /admin from /admin/blog, replacing the entry', async ({ page }) => {
    await page.goto('/blog');
    await page.goto('/admin/blog');
    await expect(page).toHaveURL('/admin');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });
});
