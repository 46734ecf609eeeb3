import type { Location } from 'react-router-dom';

/** What a screen may pass along with `navigate()`. */
export interface NavigationState {
  /** The address changes (a tab was chosen) but page and focus stay where they are. */
  keepPlace?: boolean;
}

/** Whether a navigation within one screen asked to move neither page nor focus. */
export function keepsPlace(previous: Location | undefined, next: Location): boolean {
  return (
    previous?.pathname === next.pathname &&
    (next.state as NavigationState | null)?.keepPlace === true
  );
}

/** The element that the address's anchor names, if the screen has it. */
export function anchorTarget({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}
