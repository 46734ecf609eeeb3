import { type Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Everything visible or announced on the page, and the values of its fields. */
const wholePage = (page: Page) => page.evaluate(() => document.body.outerHTML);

test(
  'staff read titles with the figures that they quote, wherever a record is named',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const quoting = { label: 'From {{price.basic}}', href: '/services', place: 'header' };
    await server.insert('menu', { ...quoting, position: 'z1' }, 'admin');
    await page.goto(`${server.url}/admin/menu`);
    await expect(page.getByRole('checkbox', { name: /^Select From £/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Duplicate From £/ })).toBeVisible();
    expect(await wholePage(page)).not.toContain('{{');

    await page.getByRole('link', { name: 'About', exact: true }).last().click();
    await page.getByRole('combobox', { name: 'Below' }).fill('From');
    await expect(page.getByRole('option', { name: /^From £/ })).toBeVisible();
    expect(await wholePage(page)).not.toContain('{{');

    await page.goto(`${server.url}/admin/activity`);
    await expect(page.getByText(/“From £/)).toBeVisible();
    expect(await wholePage(page)).not.toContain('{{');

    const [item] = await server.rows<{ id: string }>('menu?label=like.From*', 'service');
    await server.delete(`menu?id=eq.${item?.id}`, 'admin');
    await page.goto(`${server.url}/admin/menu`);
    await page.getByRole('button', { name: 'Deleted' }).click();
    await expect(page.getByRole('dialog').getByText(/From £/)).toBeVisible();
    expect(await wholePage(page)).not.toContain('{{');
  },
);

test(
  'the home page is called Home, and Enter in a title leads past its address to what it says',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const sections = [
      { id: 'a', type: 'text', title: 'Ovens', tone: 'plain', text: '<p>Clean.</p>' },
    ];
    await server.insert('pages', { title: 'Ovens', path: '/ovens', sections }, 'admin');
    await page.goto(`${server.url}/admin/pages`);
    await page.getByRole('row').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit page “Home”');

    await page.goto(`${server.url}/admin/pages`);
    await page.getByRole('row').getByRole('link', { name: 'Ovens', exact: true }).click();
    const section = page.getByRole('button', { name: /^Text/ });
    await expect(section).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Web address' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).press('Enter');
    await expect(section).toBeFocused();
  },
);
