import { lazy, Suspense, type ComponentType } from 'react';

const TRY_AGAIN_AFTER_MS = 1000;
/** Then the error page is shown; while the browser is offline, which takes no form away, none counts. */
const TRIES = 3;

/**
 * A lazy component that retries a failed load.
 * @param Fallback rendered meanwhile, `null` for nothing, with unlimited retries; without it the Suspense boundary
 * waits, and the error boundary gets the failure
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

/** Retries a load, without limit or so many times. */
export async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  tries = Infinity,
): Promise<Loaded> {
  for (let tried = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) tried += 1;
      if (tried >= tries) throw error;
      await new Promise((wake) => setTimeout(wake, TRY_AGAIN_AFTER_MS));
    }
  }
}
