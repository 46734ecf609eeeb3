import { lazy, useState, type ComponentType } from 'react';

type ScreenModule = { default: ComponentType };

export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches the code, so that the screen then renders at once: for prerendering, hydration and hovered links. */
  load: () => Promise<unknown>;
}

/** A screen whose code is fetched when it is first shown, or earlier with `load()`. */
export function lazyScreen(fetchModule: () => Promise<ScreenModule>): LazyScreen {
  let loaded: ComponentType | undefined;

  async function load() {
    const module = await fetchModule();
    loaded = module.default;
    return module;
  }

  const Deferred = lazy(load);

  function Screen() {
    const [Resolved] = useState(() => loaded ?? Deferred);
    return <Resolved />;
  }

  return { Screen, load };
}
