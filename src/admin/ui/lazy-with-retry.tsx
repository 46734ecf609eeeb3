import { lazy, Suspense, type ComponentType } from 'react';

const TRY_AGAIN_AFTER_MS = 1000;
/** Of code that somebody waits for: then the page says that it could not be shown. */
const TRIES = 3;

/**
 * A component whose code is fetched when it is first shown, and asked for again where the connection has failed.
 * @param Fallback stands in its place, `null` for nothing: the page is whole without it, and its code is asked for until
 * it is here. Left out, the boundary around it waits, and its error is the boundary's.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback?: ComponentType<Props> | null,
): ComponentType<Props> {
  const tries = Fallback === undefined ? TRIES : Infinity;
  const Lazy = lazy(() => untilLoaded(load, tries));
  if (Fallback === undefined) return Lazy;
  return function LazyWithRetry(props: Props) {
    return (
      <Suspense fallback={Fallback && <Fallback {...props} />}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

/** Code that is asked for until it is here, or so many times. */
export async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  tries = Infinity,
): Promise<Loaded> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await load();
    } catch (error) {
      if (tried >= tries) throw error;
      await new Promise((wake) => setTimeout(wake, TRY_AGAIN_AFTER_MS));
    }
  }
}
