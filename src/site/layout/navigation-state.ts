import type { Location } from 'react-router-dom';

/** What a screen may pass along with `navigate()`. */
export interface NavigationState {
  /** The address changes (a tab was chosen, a list filtered) but page and focus stay where they are. */
  keepPlace?: boolean;
}

/** Whether a navigation within one screen asked to move neither page nor focus. */
export function keepsPlace(previous: Location | undefined, next: Location): boolean {
  return (
    previous?.pathname === next.pathname &&
    (next.state as NavigationState | null)?.keepPlace === true
  );
}

/**
 * Where in the tab's history the browser is, counted from 0 by React Router. Replacing an entry keeps its place, while
 * its key changes. Nothing while a later navigation waits to be rendered.
 */
export function historyIndex({ key }: Location): number | undefined {
  const state = window.history.state as { key?: string; idx?: number } | null;
  return (state?.key ?? 'default') === key ? state?.idx : undefined;
}

/** The element that the address's anchor names, if the screen has it. */
export function anchorTarget({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}
