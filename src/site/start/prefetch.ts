import { findRoute } from '../routes';

const AT_A_TIME = 2;
/** How long nothing may have been asked for or done before something is prefetched. */
const QUIET_MS = 300;
/** The first card of a list is below the first view of a phone, and one swipe away. */
const ROOT_MARGIN = '0px 0px 100%';
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'popstate'];

/**
 * Fetches the code of the screens that links in view lead to, so that the next one is shown without a request, while the
 * network is idle; that of a pressed link at once.
 */
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
    // What cannot be fetched now is asked for again when it is needed.
    await Promise.allSettled([...next.map(({ load }) => load()), import('../seo/describe-page')]);
    if (next.length > 0) wait();
  }

  window.addEventListener('pointerdown', fetchPressed, { capture: true, passive: true });
  for (const type of ACTIVITY_EVENTS)
    window.addEventListener(type, wait, { capture: true, passive: true });
  wait();
}

/** Who presses a link waits for its screen from now on, a tenth of a second before the click. */
function fetchPressed({ target }: PointerEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (link) void Promise.allSettled(screenOf(link).map(({ load }) => load()));
}

/** The screens behind the links of the page that the visitor sees or nearly does, then behind those of the menu. */
async function screensInView() {
  const links = (where: string) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${where} a[href^="/"]`),
  ];
  return [...new Set([...(await inView(links('main'))), ...links('header')].flatMap(screenOf))];
}

/** The screen that a link leads to, unless its code is here. */
function screenOf({ pathname }: HTMLAnchorElement) {
  const screen = findRoute(pathname);
  const isAhead = screen && screen.path !== '*' && !screen.isLoaded();
  return isAhead ? [screen] : [];
}

/** Asks with the browser's next frame: their boxes would be a layout of the page, here and now. */
async function inView(links: readonly HTMLAnchorElement[]): Promise<HTMLAnchorElement[]> {
  // An observer of nothing never answers.
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
