import type { ComponentType } from 'react';
import { lazyScreen, type LazyScreen } from '../lazy-screen';
import { whenNear } from '../when-near';
import { LatePart } from './LatePart';

/**
 * A part of a screen below the first view: plain HTML in a prerendered page until the visitor comes near it and its
 * code is fetched.
 * @param id of the element around it
 */
export function latePart<Props extends object>(
  id: string,
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  const part = lazyScreen(fetchModule, () => whenNear(id));

  function Screen(props: Props) {
    return (
      <LatePart id={id}>
        <part.Screen {...props} />
      </LatePart>
    );
  }

  /** Fetches the code unless the page already shows the part. */
  async function load() {
    const isPrerendered = typeof document === 'object' && document.getElementById(id);
    if (!isPrerendered) await part.load();
  }

  return { Screen, load, isLoaded: part.isLoaded };
}
