import { expect } from '@playwright/test';
import { services } from '../../../src/shared/content/first-content/services.ts';
import { at, type State, type StateGroup } from './state.ts';

export const servicesStates: StateGroup[] = [
  {
    name: 'services, tab after tab',
    states: [
      { name: 'services', open: at('/services') },
      ...services.slice(1).map(({ slug: id }): State => ({
        name: `services, tab ${id}`,
        part: `main section:has(#${id})`,
        open: async ({ page }) => {
          await page.goto(`/services#${id}`);
          await expect(page.locator(`#${id}`)).toBeVisible();
        },
      })),
      {
        name: 'services with a question open',
        part: 'details',
        open: async ({ page }) => {
          await page.locator('summary').first().click();
          await expect(page.locator('details').first()).toHaveAttribute('open');
        },
      },
    ],
  },
];
