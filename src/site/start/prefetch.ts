import { findRoute } from '../routes';

const AT_A_TIME = 2;
/** Idle time before prefetching. */
const QUIET_MS = 300;
/** Margin of the viewport: includes the first card of a list on a phone. */
const ROOT_MARGIN = '0px 0px 100%';
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'popstate'];

/** Prefetches the screens of visible links while the network is idle; that of a pressed link at once. */
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
    const next = (await screensInView()).filter(({ path }) => !asked.has(path)).slice(0, AT_A_TIME);
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
  if (link) void Promise.allSettled(screenOf(link).map(({ load }) => load()));
}

/** Links near the viewport, then those of the menu. */
async function screensInView() {
  const links = (where: string) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${where} a[href^="/"]`),
  ];
  return [...new Set([...(await inView(links('main'))), ...links('header')].flatMap(screenOf))];
}

/** The linked screen, unless loaded. */
function screenOf({ pathname }: HTMLAnchorElement) {
  const screen = findRoute(pathname);
  const isAhead = screen && screen.path !== '*' && !screen.isLoaded();
  return isAhead ? [screen] : [];
}

/** By IntersectionObserver: reading boxes would force a layout. */
async function inView(links: readonly HTMLAnchorElement[]): Promise<HTMLAnchorElement[]> {
  // An observer without targets never calls back.
  if (links.length === 0) return [];
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        resolve(
          entries.flatMap(({ isIntersecting, target }) =>
            isIntersecting && target instanceof HTMLAnchorElement ? [target] : [],
          ),
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const link of links) observer.observe(link);
  });
}
