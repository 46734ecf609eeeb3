import { findRoute } from '../routes';

const AT_A_TIME = 2;
/** Idle time before prefetching. */
const QUIET_MS = 300;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'popstate'];

/** Prefetches the screens of a page's links while the network is idle; that of a pressed link at once. */
export function prefetch(): void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  }

  async function look(): Promise<void> {
    const [newest] = performance.getEntriesByType('resource').slice(-1);
    const isQuiet =
      document.readyState === 'complete' &&
      performance.now() - ((newest as PerformanceResourceTiming)?.responseEnd ?? 0) >= QUIET_MS;
    if (!isQuiet) return wait();
    const next = linkedScreens()
      .filter(({ path }) => !asked.has(path))
      .slice(0, AT_A_TIME);
    for (const { path } of next) asked.add(path);
    // Retried on navigation.
    await Promise.allSettled([...next.map(({ load }) => load()), import('../seo/describe-page')]);
    if (next.length > 0) wait();
  }

  window.addEventListener('pointerdown', fetchPressed, { capture: true, passive: true });
  for (const type of ACTIVITY_EVENTS)
    window.addEventListener(type, wait, { capture: true, passive: true });
  wait();
}

/** A press precedes the click by 0.1 s. */
function fetchPressed({ target }: PointerEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (link) void Promise.allSettled(screenAhead(link.pathname).map(({ load }) => load()));
}

/** Those of the page's own words, then those of the menu. */
function linkedScreens() {
  const paths = ['main', 'header'].flatMap((where) =>
    Array.from(
      document.querySelectorAll<HTMLAnchorElement>(`${where} a[href^="/"]`),
      ({ pathname }) => pathname,
    ),
  );
  return [...new Set([...new Set(paths)].flatMap(screenAhead))];
}

/** The screen at a path, unless loaded. */
function screenAhead(path: string) {
  const screen = findRoute(path);
  const isAhead = screen && screen.path !== '*' && !screen.isLoaded();
  return isAhead ? [screen] : [];
}
