import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, which may hit another element. */
export function ignoreDoubleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
