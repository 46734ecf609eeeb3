import { JSDOM } from 'jsdom';
import { createContext, Script } from 'node:vm';
import { excessMessage, type Excess } from '../../src/shared/article/article-limits.ts';
import type { SiteBundle } from './ssr-bundle.ts';

const context = createContext({ task: undefined });
const script = new Script('task()');

/** A thousand times the longest sample post's time. */
const TIME_LIMIT_MS = 5_000;

/** The article is not prerendered; the message completes a sentence. */
export class ArticleRefused extends Error {}

/**
 * Sanitises articles in jsdom, each within a time limit. The returned function throws an ArticleRefused beyond the limits.
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
      // An interrupted task may leave the window inconsistent.
      view = openWindow();
      throw new ArticleRefused(`takes longer than ${limitMs / 1000} seconds`);
    }
  };
}

function refuse(excess: Excess): never {
  throw new ArticleRefused(excessMessage(excess));
}

/** Runs a synchronous task, and interrupts it after the time limit. */
function withinTime<Result>(limitMs: number, task: () => Result): Result {
  context.task = task;
  return script.runInContext(context, { timeout: limitMs }) as Result;
}

function isOutOfTime(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
