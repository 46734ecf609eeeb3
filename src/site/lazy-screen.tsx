import { lazy, useState, type ComponentType } from 'react';

type ScreenModule = { default: ComponentType };

export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches the code, so that the screen then renders at once: for prerendering and hydration. */
  load: () => Promise<unknown>;
}

/**
 * A screen, or a large part of one, whose code is fetched when it is first shown, or earlier with `load()`.
 * What is prerendered can wait longer for its code: until the promise of `whenNeeded`.
 */
export function lazyScreen(
  fetchModule: () => Promise<ScreenModule>,
  whenNeeded?: () => Promise<void>,
): LazyScreen {
  let loaded: ComponentType | undefined;

  async function load() {
    const module = await fetchModule();
    loaded = module.default;
    return module;
  }

  const Deferred = lazy(async () => {
    await whenNeeded?.();
    return load();
  });

  function Screen() {
    const [Resolved] = useState(() => loaded ?? Deferred);
    return <Resolved />;
  }

  return { Screen, load };
}
