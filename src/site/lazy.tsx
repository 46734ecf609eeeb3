import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LazyModule<Props> {
  default: ComponentType<Props>;
  /** A part of it that comes later where the page shows it already, and else together with it. */
  later?: Pick<DeferredComponent<never>, 'load' | 'loadNow'>;
}

type FetchModule<Props> = () => Promise<LazyModule<Props>>;

export interface LazyComponent<Props = object> {
  Screen: ComponentType<Props>;
  /** Fetches the code, so that the screen then renders at once: for prerendering, prefetching and hydration. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/**
 * A screen whose code is fetched when it is first shown, or earlier with `load()`.
 * @param whenNeeded what is prerendered can wait longer for its code: until this promise
 */
export function lazyWithPreload<Props extends object>(
  fetchModule: FetchModule<Props>,
  whenNeeded?: () => Promise<void>,
) {
  let loaded: ComponentType<Props> | undefined;

  async function load() {
    const module = await fetchModule();
    await module.later?.load();
    loaded = module.default;
    return module;
  }

  const Deferred = lazy(async () => {
    await whenNeeded?.();
    return load();
  });

  function Screen(props: Props) {
    const [Resolved] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return <Resolved {...props} />;
  }

  return { Screen, load, isLoaded: () => loaded !== undefined };
}

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

/** React hears no click inside before the part is hydrated, so the button that was pressed last is pressed again then. */
function DeferredHydration({ id, children }: { id: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const lastClick = useRef<MouseEvent>(undefined);
  const forget = useRef<() => void>(undefined);
  const isHydrated = useRef(false);

  useEffect(() => {
    // Reached by navigation, the part comes with its code, and its effects run before this one.
    if (isHydrated.current) return undefined;
    const listening = new AbortController();
    // On the window: React stops what is clicked in a part that it has not hydrated, at its own root.
    const listen = (type: 'click' | 'pointerdown', act: (event: MouseEvent) => void) =>
      window.addEventListener(type, act, { capture: true, signal: listening.signal });
    listen('click', (click) => {
      const button = buttonAt(click);
      if (!part.current?.contains(button)) return;
      // The browser has said what is missing, and the visitor is not done.
      lastClick.current = button?.form?.matches(':invalid') ? undefined : click;
    });
    // Whoever presses it again is answered then, and once.
    listen('pointerdown', (press) => {
      if (lastClick.current && buttonAt(press) === buttonAt(lastClick.current))
        lastClick.current = undefined;
    });
    forget.current = () => listening.abort();
    return forget.current;
  }, []);

  function press() {
    isHydrated.current = true;
    forget.current?.();
    const click = lastClick.current;
    // Where the code was here, React hydrates the part because of the click, and answers it itself.
    if (click?.eventPhase === Event.NONE) buttonAt(click)?.click();
  }

  return (
    <div id={id} ref={part}>
      <Suspense fallback={<KeptHtml id={id} />}>
        {children}
        <OnHydrated act={press} />
      </Suspense>
    </div>
  );
}

const buttonAt = ({ target }: MouseEvent) => (target as Element).closest('button');

/** A copy of what the page shows of a part whose code is still on its way when the address changes: React drops it then. */
function KeptHtml({ id }: { id: string }) {
  const [copy] = useState(() => document.getElementById(id)?.cloneNode(true));
  return <div data-kept="" ref={(place) => place?.append(...(copy?.childNodes ?? []))} />;
}

/** After the part in its boundary: the part's effects have run by then, its listeners are there. */
function OnHydrated({ act }: { act: () => void }) {
  const there = useEffectEvent(act);
  useEffect(() => there(), []);
  return null;
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
