import { whenOnline } from '../../shared/start/start-failed';
import { DeferredHydration } from './DeferredHydration';
import { type FetchModule, type LazyComponent, lazyWithPreload } from './lazy-with-preload';

interface Repeatable {
  /** Replaces the id, of which a page may have but one. */
  ownId?: string;
}

export interface DeferredComponent<Props> extends LazyComponent<Props & Repeatable> {
  /** Fetches the code even if the HTML has the part, which then hydrates at once. */
  loadNow: () => Promise<unknown>;
}

/**
 * A part below the first view: in a prerendered page, its code is fetched and hydrated near the viewport.
 * @param id of the element around it
 */
export function hydrateWhenVisible<Props extends object>(
  id: string,
  fetchModule: FetchModule<Props>,
): DeferredComponent<Props> {
  const part = lazyWithPreload(fetchModule, async () => {
    await whenVisible(id);
    // What is above it, its HTML and typed values remain: an error would unmount the screen.
    while (!(await fetchModule().catch(() => undefined))) {
      await whenOnline(() => navigator.onLine && document.getElementById(id) !== null);
    }
  });

  function Screen(props: Props & Repeatable) {
    return (
      <DeferredHydration id={props.ownId ?? id} isLoaded={part.isLoaded}>
        <part.Screen {...props} />
      </DeferredHydration>
    );
  }

  /** Fetches the code unless the HTML has the part. */
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

/** First interactions. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'popstate'];

/** What is left need not be hydrated: from home that was 300 ms of the 490 of script before the next page (phone, 4x). */
function leavesPage({ target }: Event): boolean {
  const link = target instanceof Element && target.closest('a');
  return Boolean(link && link.pathname !== window.location.pathname);
}

/**
 * Resolves when the element is near the viewport, or at the first interaction; at once if there is no such element, it
 * is only a copy, or the address has its anchor.
 */
function whenVisible(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || element.closest('[data-kept]') || window.location.hash) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) settle();
    });
    const interact = (sign: Event) => !leavesPage(sign) && settle();
    const settle = () => {
      observer.disconnect();
      SIGNS.forEach((sign) => window.removeEventListener(sign, interact, true));
      resolve();
    };
    observer.observe(element);
    SIGNS.forEach((sign) => window.addEventListener(sign, interact, true));
  });
}
