import { DeferredHydration } from './DeferredHydration';
import { type FetchModule, type LazyComponent, lazyWithPreload } from './lazy-with-preload';

export interface DeferredComponent<Props> extends LazyComponent<Props> {
  /** Fetches the code also where the page shows the part already, which is then hydrated without waiting. */
  loadNow: () => Promise<unknown>;
}

/**
 * A part of a screen below the first view: plain HTML in a prerendered page until the visitor comes near it, then its
 * code is fetched and React hydrates it.
 * @param id of the element around it
 */
export function hydrateWhenVisible<Props extends object>(
  id: string,
  fetchModule: FetchModule<Props>,
): DeferredComponent<Props> {
  const part = lazyWithPreload(fetchModule, async () => {
    await whenVisible(id);
    // Without a network the page keeps what it shows, and what somebody has typed: an error would take all of it away.
    if (document.getElementById(id)) await fetchModule().catch(() => navigator.onLine || online());
  });

  function Screen(props: Props) {
    return (
      <DeferredHydration id={id}>
        <part.Screen {...props} />
      </DeferredHydration>
    );
  }

  /** Fetches the code unless the page already shows the part. */
  async function load() {
    const isPrerendered = typeof document === 'object' && document.getElementById(id);
    return isPrerendered ? undefined : part.load();
  }

  async function loadNow() {
    const { later } = await part.load();
    await later?.loadNow();
  }

  return { Screen, load, loadNow, isLoaded: part.isLoaded };
}

function online(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/** Signs of a visitor who is about to use the page or to leave it. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'popstate'];

/**
 * Settles when an element of the page comes into view, or at the first sign of the visitor; at once when the page has no
 * such element, only keeps it for the moment, or the address asks for a part of it.
 */
function whenVisible(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || element.closest('[data-kept]') || window.location.hash) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) settle();
    });
    const settle = () => {
      observer.disconnect();
      SIGNS.forEach((sign) => window.removeEventListener(sign, settle, true));
      resolve();
    };
    observer.observe(element);
    SIGNS.forEach((sign) => window.addEventListener(sign, settle, true));
  });
}
