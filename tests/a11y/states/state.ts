import { expect, type Page } from '@playwright/test';
import type { Server, ServerOptions } from '../../support/server.ts';

/** Every request for rows of posts, as a route's pattern. */
export const POST_ROWS = '**/rest/v1/blog_posts*';

/** What a state may need to come about. */
export interface Tools {
  page: Page;
  server: Server;
  startServer: (options?: ServerOptions) => Promise<Server>;
  expectConsole: (pattern: RegExp) => void;
}

/** One state of one screen, and how to get there: by an address, or from the state before it in its group. */
export interface State {
  name: string;
  open: (tools: Tools) => Promise<void>;
  /** The part that differs from a state scanned elsewhere, as a selector; the whole page unless given. */
  part?: string;
  /** Exists on phones only. */
  phoneOnly?: boolean;
}

/** States that one tab goes through, one after the other: opening the application for each took longer than the scans. */
export interface StateGroup {
  name: string;
  /** Made by every `npm test`; the others are left to `npm run test:slow`. */
  core?: true;
  states: State[];
}

/** A group of one state. */
export const only = (state: State): StateGroup => ({ name: state.name, states: [state] });

export const at =
  (path: string): State['open'] =>
  async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

/** Leaves requests unanswered, for states that last only while one is under way. */
export async function hold(page: Page, url: string, method = 'GET'): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === method ? undefined : route.fallback(),
  );
}

/** Keeps timers of at least this many milliseconds from ending, so that a state that ends by itself stays. */
export async function holdTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    window.setTimeout = ((handler: () => void, delay = 0) =>
      delay >= limit ? 0 : setTimeout(handler, delay)) as typeof window.setTimeout;
  }, ms);
}
