import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findRoute } from '../routes';
import { SiteApp } from '../SiteApp';
import { rememberEarlyPress } from './early-press';
import { isPageOf } from './prerendered-page';
import { enterFields, typedFields } from './typed-fields';

/**
 * Starts React in the page. HTML that was prerendered for this address is taken over as it is; any other (a host may
 * send its 404 page for any address) is replaced as soon as the screen's code is here. Either way, what the visitor
 * has typed or pressed before is kept and acted on.
 */
export async function startApp(container: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const route = findRoute(pathname);
  await route?.load();
  const isPage = isPageOf(container, pathname, route?.path ?? '');
  const typedBefore = isPage ? undefined : typedFields(container);
  const pressEarlyButton = rememberEarlyPress();

  function replayVisit() {
    enterFields(container, typedBefore ?? typedFields(container));
    pressEarlyButton();
  }

  const app = (
    <StrictMode>
      <BrowserRouter>
        <SiteApp onReady={replayVisit} />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, React takes over in slices of a few milliseconds, and a tap between them is answered.
  if (isPage) startTransition(() => void hydrateRoot(container, app));
  else flushSync(() => createRoot(container).render(app));
}
