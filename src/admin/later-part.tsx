import { lazy, Suspense, type ComponentType } from 'react';

const TRY_AGAIN_AFTER_MS = 2000;

/**
 * A part that the page is whole without: nothing stands in its place until its code is here, which is asked for again
 * where the connection has failed.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Code that is asked for until it is here. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((wake) => setTimeout(wake, TRY_AGAIN_AFTER_MS));
    }
  }
}
