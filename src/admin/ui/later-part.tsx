import { lazy, Suspense, type ComponentType } from 'react';

const TRY_AGAIN_AFTER_MS = 2000;
/** Of code that somebody waits for: then the page says that it could not be shown. */
const TRIES = 4;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A page, an input or a dialog whose code is fetched when it is first shown: again where the connection has failed. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await untilLoaded(load, TRIES) }));
}

/**
 * A part that the page is whole without: its code is asked for until it is here.
 * @param Meanwhile stands in its place
 */
export function laterPart<Props extends object>(
  load: Load<Props>,
  Meanwhile: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Part {...props} />
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
