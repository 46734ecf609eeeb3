import { project } from '../../shared/supabase';
import { SOURCES, type VisitEvent } from '../../shared/visit-events';
import { holds, isSession } from '../staff/stored-keys';
import type { Asking, Refusal } from './count-event';

const REFUSAL: Refusal = 'do-not-count';
/** Ways to the company; a link that shares an article names nobody. */
const WAY = /^tel|^mailto(?=:\w)|wa\.me(?=\/\d)/;

let isBegun = false;
/** In memory alone: of a page that is loaded within a visit nothing is known. */
let began = { path: '', source: '' };
const counted = new Set<string>();
const oneIn = import.meta.env.VITE_STATISTICS_ONE_IN;
const isInSample = !oneIn || Math.random() * Number(oneIn) < 1;

/** Once a document, when it is seen: one that is rendered ahead is not yet. */
export function countVisit(): void {
  if (isBegun || document.hidden) return;
  isBegun = true;
  const { referrer } = document;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !referrer.startsWith(`${location.origin}/`)) {
    began = { path: location.pathname, source: sourceOf(referrer, location.search) };
    count('visit');
  }
  addEventListener('count', ({ detail }) => count(...detail));
  addEventListener('click', ({ target }) => {
    const way = WAY.exec((target as Element).closest('a')?.href ?? '')?.[0];
    if (way) count(way as VisitEvent);
  });
}

export function sourceOf(referrer: string, search: string): string {
  const parts = (referrer + search).split(/[/.?=&]/);
  return SOURCES.find((name) => parts.includes(name)) ?? (referrer ? 'website' : 'direct');
}

/** Once a visit; staff, robots and who objects are not counted. A request that fails is forgotten. */
function count(event: VisitEvent, outward_code?: string): void {
  const key = event + outward_code;
  const { globalPrivacyControl, webdriver } = navigator as Asking;
  if (!isInSample || counted.has(key) || globalPrivacyControl || webdriver) return;
  if (holds('localStorage', (name) => name === REFUSAL || isSession(name))) return;
  counted.add(key);
  const device = matchMedia('(hover: none)').matches ? 'touch' : 'mouse';
  fetch(`${project.url}/rest/v1/rpc/count_visit`, {
    method: 'POST',
    headers: { apikey: project.key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ event, ...began, device, outward_code }),
    keepalive: true,
  }).catch(() => undefined);
}
