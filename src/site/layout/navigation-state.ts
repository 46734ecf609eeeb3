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

interface HistoryState {
  key?: string;
  idx?: number;
}

const historyState = () => window.history.state as HistoryState | null;

/** The key of the location in the address bar, which React may not have drawn yet. */
export const historyKey = (): string => historyState()?.key ?? 'default';

/**
 * Where in the tab's history the browser is, counted from 0 by React Router. Nothing while a later navigation waits to
 * be rendered.
 */
export function historyIndex({ key }: Location): number | undefined {
  return historyKey() === key ? historyState()?.idx : undefined;
}

/** The element that the address's anchor names, if the screen has it. */
export function anchorTarget({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

/** Gives the focus to an element of the page, also to one that takes none by itself, and leaves the page where it stands. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
