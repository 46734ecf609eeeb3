import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findRoute } from '../routes';
import { SiteApp } from '../SiteApp';
import { rememberEarlyPress } from '../../shared/start/early-press';
import { isPageOf } from './prerendered-page';
import { savesData } from './saves-data';
import { SiteRouter } from './SiteRouter';
import { whenIdle } from './when-idle';
import { enterFields, typedFields } from '../../shared/start/typed-fields';

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

  function onReady() {
    enterFields(container, typedBefore ?? typedFields(container));
    pressEarlyButton();
    if (!savesData()) whenIdle(async () => (await import('./fetch-ahead')).fetchAhead());
  }

  const app = (
    <StrictMode>
      <SiteRouter>
        <SiteApp onReady={onReady} />
      </SiteRouter>
    </StrictMode>
  );
  // As a transition, React takes over in slices of a few milliseconds, and a tap between them is answered.
  if (isPage) startTransition(() => void hydrateRoot(container, app));
  else flushSync(() => createRoot(container).render(app));
}
