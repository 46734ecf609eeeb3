import type { Browser } from '@playwright/test';
import { throttledPage } from './throttled-page.ts';

const TYPED = 'Grout, white again';

export interface FormTimes {
  'first paint': number;
  /** From the first paint until a field accepts text. */
  'title can be typed after': number;
  /** From the first paint until the form is hydrated. */
  'form works after': number;
  'script until then': number;
  /** 1 if early input is kept. */
  'typed is kept': number;
}

/** On a phone with slow 4G: when a title can be typed, and when the form can be saved. */
export async function timeToForm(browser: Browser, url: string): Promise<FormTimes> {
  const page = await throttledPage(browser);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async (typed) => {
      let painted: PerformanceEntry | undefined;
      for (; !painted; await new Promise((next) => setTimeout(next, 10)))
        [painted] = performance.getEntriesByName('first-contentful-paint');
      let title: HTMLInputElement | null = null;
      for (; !title; await new Promise((next) => setTimeout(next, 10)))
        title = document.querySelector<HTMLInputElement>('input[name=title]');
      const typable = performance.now();
      title.focus();
      document.execCommand('insertText', false, typed);
      // React marks hydrated elements.
      while (!title || !Object.keys(title).some((key) => key.startsWith('__reactProps'))) {
        await new Promise((next) => setTimeout(next, 10));
        title = document.querySelector<HTMLInputElement>('input[name=title]');
      }
      const works = performance.now();
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js')) as PerformanceResourceTiming[];
      const bytes = scripts
        .filter(({ responseEnd }) => responseEnd <= works)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return {
        'first paint': Math.round(painted.startTime),
        'title can be typed after': Math.round(Math.max(0, typable - painted.startTime)),
        'form works after': Math.round(works - painted.startTime),
        'script until then': Math.round(bytes / 100) / 10,
        'typed is kept': title.value === typed ? 1 : 0,
      };
    }, TYPED);
  } finally {
    await page.close();
  }
}
