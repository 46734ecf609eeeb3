import { expect, test } from '../support/test.ts';

test(
  'a text that quotes a price is named before the price is deleted and afterwards, and follows when it is renamed',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    await page.goto(`${server.url}/admin/questions`);
    await expect(page.getByRole('cell', { name: /^A Basic Clean is £20\/hour/ })).toBeVisible();

    await page.goto(`${server.url}/admin/price_plans`);
    await page.getByRole('button', { name: 'Delete Basic Clean' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this price?' });
    await expect(question).toContainText(/“.+” quotes it: visitors do not see that text any more/);
    await question.getByRole('button', { name: 'Cancel' }).click();

    await server.update('price_plans?slug=eq.basic', { slug: 'standard' });
    const quoting = 'questions?answer=like.*price.standard*&select=answer';
    expect(await server.rows(quoting)).toEqual([
      { answer: expect.stringContaining('A Basic Clean is {{price.standard}} and') },
    ]);

    // A price that a service costs by is not deleted.
    await server.update('services?id=not.is.null', { hourly_price: null, least_price: null });
    await page.reload();
    await page.getByRole('button', { name: 'Delete Basic Clean' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/^Price “.*” deleted$/)).toBeVisible();
    await page.goto(`${server.url}/admin/questions`);
    await expect(page.getByRole('alert')).toContainText(
      'is not shown on the site: the text quotes',
    );
  },
);
