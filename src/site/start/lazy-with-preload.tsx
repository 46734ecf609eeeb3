import { lazy, useState, type ComponentType } from 'react';

export interface LazyModule<Props> {
  default: ComponentType<Props>;
  /** A part loaded later if the HTML has it, otherwise with the screen. */
  later?: { load: () => Promise<unknown>; loadNow: () => Promise<unknown> };
}

export type FetchModule<Props> = () => Promise<LazyModule<Props>>;

export interface LazyComponent<Props = object> {
  Screen: ComponentType<Props>;
  /** Preloads the code, for prerendering, prefetching and hydration. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/**
 * A lazy screen with preloading.
 * @param whenNeeded delays the code of a prerendered part
 */
export function lazyWithPreload<Props extends object>(
  fetchModule: FetchModule<Props>,
  whenNeeded?: () => Promise<void>,
) {
  let loaded: ComponentType<Props> | undefined;

  async function load() {
    const module = await fetchModule();
    // The screen is here without it, which tries again.
    await module.later?.load().catch(() => undefined);
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
