import type { MouseEvent } from 'react';

/** Does something at a click, but not at the second of a double one, which meets what has come into the place of the first. */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
