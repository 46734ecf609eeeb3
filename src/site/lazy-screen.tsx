import { lazy, useState, type ComponentType } from 'react';

type ScreenModule<Props> = { default: ComponentType<Props> };

export interface LazyScreen<Props = object> {
  Screen: ComponentType<Props>;
  /** Fetches the code, so that the screen then renders at once: for prerendering and hydration. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/**
 * A screen, or a large part of one, whose code is fetched when it is first shown, or earlier with `load()`.
 * What is prerendered can wait longer for its code: until the promise of `whenNeeded`.
 */
export function lazyScreen<Props extends object>(
  fetchModule: () => Promise<ScreenModule<Props>>,
  whenNeeded?: () => Promise<void>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function load() {
    const module = await fetchModule();
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
