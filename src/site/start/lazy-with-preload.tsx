import { lazy, useState, type ComponentType } from 'react';
import { retryStyles } from './retry-styles';

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

const renewals: (() => void)[] = [];

/** Lets React fetch screens again: it remembers a failure. */
export const forgetFailures = () => renewals.forEach((renew) => renew());

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
    const styles = retryStyles();
    // An error of a part would unmount the screen, with what is typed there.
    await (whenNeeded ? styles.catch(() => undefined) : styles);
    const module = await fetchModule();
    // The screen is here without it, which tries again.
    await module.later?.load().catch(() => undefined);
    loaded = module.default;
    return module;
  }

  const defer = () =>
    lazy(async () => {
      await whenNeeded?.();
      return load();
    });
  let deferred = defer();
  renewals.push(() => (deferred = defer()));

  function Screen(props: Props) {
    const [Resolved] = useState<ComponentType<Props>>(() => loaded ?? deferred);
    return <Resolved {...props} />;
  }

  return { Screen, load, isLoaded: () => loaded !== undefined };
}
