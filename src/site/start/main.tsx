import { BrowserRouter } from 'react-router-dom';
import { unstable_forceFrameRate } from 'scheduler';
import '../../shared/styles/tokens.css';
import { whenOnline } from '../../shared/start/start-failed';
import { startReact } from '../../shared/start/start-react';
import { withLateCode } from '../../shared/when-idle';
import { findRoute } from '../routes';
import { SiteApp } from '../SiteApp';
import '../styles/base.css';
import '../styles/layout.css';

/*
 * What starts when on a visitor's page; figures are of slow 4G at 390 px, reasons in docs/decisions/005.
 *
 *   first paint                   HTML with its styles, no script       0.8 s; a plain single-page application 1.8 s
 *   after it, or a press or key   boot.ts fetches this file          0.4 s sooner than by a deferred script
 *   code is here                  startReact hydrates what is seen      the bar after 1,331 ms; the whole page at once 1,999
 *                                 replay.ts repeats what was pressed    none of 20 early taps is lost (early-taps.spec.ts)
 *   a part comes near the view    hydrateWhenVisible fetches its code   home begins with 97 of 166 kB
 *   idle                          revalidate, then prefetch             the next page is shown after 114 to 154 ms
 */

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');

begin(container);

function begin(container: HTMLElement): void {
  startApp(container).catch(async (error: unknown) => {
    reportError(error);
    await whenOnline();
    begin(container);
  });
}

/** Starts React after the first screen's code has loaded; then prefetches linked screens. */
async function startApp(container: HTMLElement): Promise<void> {
  const { page } = container.dataset;
  leaveFile(page);
  const { pathname } = window.location;
  const route = findRoute(pathname);
  await route?.load();
  const app = (
    <BrowserRouter>
      <SiteApp />
    </BrowserRouter>
  );
  startReact(container, app, {
    isPrerendered: isPageOf(page, pathname, route?.path ?? ''),
    onHydrated() {
      // Slices of 20 ms, not 5: yielding that often delayed the next page by up to a third.
      unstable_forceFrameRate(50);
      if (!savesData())
        void withLateCode(
          () => import('./prefetch'),
          ({ prefetch }) => prefetch(),
        );
    },
  });
}

/** Hosts answer the address of a page's file, too: "/about.html". */
function leaveFile(page = ''): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== page && pathname.replace(/(?:index)?\.html$/, '') === page)
    window.history.replaceState(null, '', page + search + hash);
}

/** The prerendered path, or the route's pattern of a shell. */
function isPageOf(page: string | undefined, pathname: string, routePath: string): boolean {
  return page === pathname || (/[:*]/.test(routePath) && page === routePath);
}

/** Network Information API; not in Firefox and Safari. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to save data: no prefetching. */
function savesData(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
