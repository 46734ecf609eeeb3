import { expect, type Page } from '@playwright/test';
import type { Server, ServerOptions } from '../../support/server.ts';

/** A route's pattern for requests of posts. */
export const POST_ROWS = '**/rest/v1/blog_posts*';

/** Fixtures for states. */
export interface Tools {
  page: Page;
  server: Server;
  startServer: (options?: ServerOptions) => Promise<Server>;
  expectConsole: (pattern: RegExp) => void;
}

/** A state of a screen, reached by its address or from the state before it in its group. */
export interface State {
  name: string;
  open: (tools: Tools) => Promise<void>;
  /** A selector of the part that differs from states scanned elsewhere; the whole page by default. */
  part?: string;
  /** On phones only. */
  phoneOnly?: boolean;
}

/** States that one tab goes through in order, because opening the application takes longer than a scan. */
export interface StateGroup {
  name: string;
  /** Part of `npm test`; the others are left to `npm run test:slow`. */
  core?: true;
  states: State[];
}

export const only = (state: State): StateGroup => ({ name: state.name, states: [state] });

export const at =
  (path: string): State['open'] =>
  async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

/** Leaves requests pending, for states during a request. */
export async function hold(page: Page, url: string, method = 'GET'): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === method ? undefined : route.fallback(),
  );
}

/** Suspends timers of at least this many milliseconds, for states that end by themselves. */
export async function holdTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    window.setTimeout = ((handler: () => void, delay = 0) =>
      delay >= limit ? 0 : setTimeout(handler, delay)) as typeof window.setTimeout;
  }, ms);
}
