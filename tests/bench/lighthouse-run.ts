import lighthouse from 'lighthouse';
import { median } from './median.ts';

export type Throttling = 'simulate' | 'devtools';

/** What a visit costs, in milliseconds, kilobytes (1,000 bytes, as sent) and points out of 100. */
export interface Visit {
  performance: number;
  accessibility: number;
  'best practices': number;
  seo: number;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  kB: number;
  'JS kB': number;
  requests: number;
  'longest task': number;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

interface Task {
  duration?: number;
}

/** Lighthouse's own mobile phone and network, the median of several runs. */
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

/** Lighthouse sometimes misses the paint in its own trace, and then has no times; such a run does not count. */
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
    throttlingMethod: throttling,
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories } = result.lhr;
  report(url, categories, audits);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const { items = [] } = audits['network-requests']?.details as { items?: NetworkRequest[] };
  const { items: tasks = [] } = audits['long-tasks']?.details as { items?: Task[] };
  const bytes = (requests: NetworkRequest[]) =>
    Math.round(requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 100) / 10;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    FCP: Math.round(figure('first-contentful-paint')),
    LCP: Math.round(figure('largest-contentful-paint')),
    TBT: Math.round(figure('total-blocking-time')),
    CLS: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    kB: bytes(items),
    'JS kB': bytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    requests: items.length,
    'longest task': Math.round(Math.max(0, ...tasks.map(({ duration = 0 }) => duration))),
  };
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Names every audit that costs a page points, the times aside: those are in the table. */
function report(url: string, categories: Result['categories'], audits: Result['audits']): void {
  if (url.endsWith('/empty-page')) return;
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
        console.log(`  ${new URL(url).pathname}: ${audit?.title} (${category})`);
    }
  }
}
