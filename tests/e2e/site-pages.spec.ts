import { axeFindings } from '../a11y/checks/axe.ts';
import { returnToTab } from '../support/return-to-tab.ts';
import { expect, test } from '../support/test.ts';

test(
  'a page of the specification is changed, stays where it is, and is brought back',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const headline = page.getByRole('heading', { level: 1 });

    await page.goto(`${server.url}/admin/pages`);
    await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click();

    await test.step('the form has what visitors see, at an address that stays', async () => {
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Privacy Policy');
      await expect(page.getByRole('group', { name: 'Web address' })).toContainText(
        '/privacy-policy',
      );
      await expect(page.getByRole('textbox', { name: 'Web address' })).toHaveCount(0);
      for (const name of ['Delete', 'Withdraw']) {
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      }
      await page.getByRole('button', { name: /^Top of the page/ }).click();
      await page
        .getByRole('textbox', { name: 'Headline' })
        .fill('Your data, and what we do with it');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Page saved')).toBeVisible();
    });

    await test.step('visitors read the new one, with the rest as it was', async () => {
      await page.goto(`${server.url}/privacy-policy`);
      await expect(headline).toHaveText('Your data, and what we do with it');
      await expect(page.getByText('Last updated May 14, 2025')).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link', { name: 'Your rights' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(headline).toHaveText('Terms of Service');
      await page.goBack();
      await expect(headline).toHaveText('Your data, and what we do with it');
    });

    await test.step('its history restores the first version', async () => {
      await page.goto(`${server.url}/admin/pages`);
      await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click();
      await page.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('dialog');
      await history.getByRole('button', { name: /First saved/ }).click();
      await history.getByRole('button', { name: 'Put this version into the form' }).click();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Page saved')).toBeVisible();
      await page.goto(`${server.url}/privacy-policy`);
      await expect(headline).toHaveText('Privacy Policy');
    });
  },
);

test('the form shows a page as search engines get it', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/contact');
  const description = page.locator('meta[name="description"]');
  const text = (await description.getAttribute('content')) ?? '';
  expect(text).toContain('Brightwell Cleaning');
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Contact us', exact: true }).click();
  const result = page.getByRole('group', { name: 'In search results' });
  await expect(result).toContainText(text);
  await page
    .getByRole('textbox', { name: 'Text in search results' })
    .fill('Ring {{company.phone}}, or write to {{company.nobody}}');
  await expect(result).toContainText('Ring 0121 496 0123, or write to {{company.nobody}}');
});

test(
  'the home page’s headline and the order of its sections change in an open tab',
  { tag: '@slow' },
  async ({ page, context, startServer }) => {
    const server = await startServer();
    await page.goto(server.url);
    const headline = page.getByRole('heading', { level: 1 });
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headline).toHaveText('Come home to clean.');
    const before = await sections.allTextContents();
    expect(before).toHaveLength(6);

    await test.step('the owner writes another headline', async () => {
      const owner = await context.newPage();
      await owner.goto(`${server.url}/admin/pages`);
      await owner.getByRole('row').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(owner.getByRole('group', { name: 'Web address' })).toContainText('/');
      await owner.getByRole('button', { name: /^Cover/ }).click();
      await owner.getByRole('textbox', { name: 'Headline', exact: true }).fill('Your home, back');
      await owner.getByRole('textbox', { name: 'Underlined end of the headline' }).fill('by six.');
      await owner.getByRole('button', { name: 'Save changes' }).click();
      await expect(owner.getByText('Page saved')).toBeVisible();
      await owner.close();
    });

    await returnToTab(page);
    await expect(headline).toHaveText('Your home, back by six.');
    await expect(sections).toHaveText(before);

    await test.step('what somebody reads stays where it is while sections change places', async () => {
      const steps = page.getByRole('heading', { name: 'Three steps, and only the first is yours' });
      await steps.scrollIntoViewIfNeeded();
      const top = () => steps.evaluate((element) => element.getBoundingClientRect().top);
      const topBefore = await top();
      const [row] = await server.rows<{ sections: unknown[] }>('pages?path=eq./', 'admin');
      const [cover, services, ...others] = row?.sections ?? [];
      await server.update('pages?path=eq./', { sections: [cover, ...others, services] }, 'admin');
      await returnToTab(page);
      await expect(sections).toHaveText([...before.slice(1), ...before.slice(0, 1)]);
      expect(Math.abs((await top()) - topBefore)).toBeLessThan(2);
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Byron');
    });
  },
);
