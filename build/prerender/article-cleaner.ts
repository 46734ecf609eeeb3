import { JSDOM } from 'jsdom';
import { createContext, Script } from 'node:vm';
import { excessMessage, type Excess } from '../../src/shared/article/article-excess.ts';
import type { SiteBundle } from './bundles.ts';

const context = createContext({ task: undefined });
const script = new Script('task()');

/** A thousand times what the longest sample post takes; nothing that staff write comes near. */
const TIME_LIMIT_MS = 5_000;

/** An article that is left to the browser; the message says why, in the middle of a sentence. */
export class ArticleRefused extends Error {}

/**
 * Cleans articles in jsdom, each within a time limit, so that no single one can hold the build up. The returned function
 * throws an ArticleRefused for one beyond the site's limits or out of time.
 */
export function articleCleaner(
  { cleanIn, siteOrigin }: Pick<SiteBundle, 'cleanIn' | 'siteOrigin'>,
  limitMs = TIME_LIMIT_MS,
): (html: string) => HTMLTemplateElement {
  const openWindow = () => new JSDOM('', { url: siteOrigin || 'http://localhost' }).window;
  let view = openWindow();

  return (html) => {
    try {
      return withinTime(limitMs, () => cleanIn(view, html, refuse));
    } catch (error) {
      if (!isOutOfTime(error)) throw error;
      // What was stopped in the middle may have left the window in any state.
      view = openWindow();
      throw new ArticleRefused(`takes longer than ${limitMs / 1000} seconds`);
    }
  };
}

function refuse(excess: Excess): never {
  throw new ArticleRefused(excessMessage(excess));
}

/** Runs a task that does not wait for anything, and stops it in the middle of whatever it does when its time is over. */
function withinTime<Result>(limitMs: number, task: () => Result): Result {
  context.task = task;
  return script.runInContext(context, { timeout: limitMs }) as Result;
}

function isOutOfTime(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
