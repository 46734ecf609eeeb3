import { lazy, useState, type ComponentType } from 'react';

export interface LazyModule<Props> {
  default: ComponentType<Props>;
  /** A part of it that comes later where the page shows it already, and else together with it. */
  later?: { load: () => Promise<unknown>; loadNow: () => Promise<unknown> };
}

export type FetchModule<Props> = () => Promise<LazyModule<Props>>;

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
