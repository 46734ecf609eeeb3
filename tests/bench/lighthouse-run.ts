import lighthouse from 'lighthouse';
import { median } from './median.ts';

export type Throttling = 'simulate' | 'devtools';

/** A visit in milliseconds, kilobytes (1,000 bytes, as sent) and Lighthouse's points of 100. */
export interface Visit {
  performance: number;
  FCP: number;
  LCP: number;
  TBT: number;
  'JS kB': number;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

/** With Lighthouse's mobile phone and network. */
export async function medianVisit(
  url: string,
  options: { port: number; throttling: Throttling; runs: number },
): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < options.runs; run += 1) visits.push(await visit(url, options));
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((figures) => figures[name]))]),
  ) as unknown as Visit;
}

/** Lighthouse sometimes misses the paint in its trace; such a run has no times and is repeated. */
const TRIES = 4;

async function visit(
  url: string,
  options: { port: number; throttling: Throttling },
): Promise<Visit> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const figures = await tryVisit(url, options);
    if (!Number.isNaN(figures.LCP)) return figures;
  }
  throw new Error(`Lighthouse saw no paint of ${url} in ${TRIES} runs`);
}

async function tryVisit(
  url: string,
  { port, throttling }: { port: number; throttling: Throttling },
): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod: throttling,
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories } = result.lhr;
  const figure = (audit: string) => Math.round(audits[audit]?.numericValue ?? NaN);
  const { items = [] } = audits['network-requests']?.details as { items?: NetworkRequest[] };
  const script = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    FCP: figure('first-contentful-paint'),
    LCP: figure('largest-contentful-paint'),
    TBT: figure('total-blocking-time'),
    'JS kB': Math.round(script / 100) / 10,
  };
}
