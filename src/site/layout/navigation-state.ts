import type { Location } from 'react-router-dom';

/** State of `navigate()`. */
export interface NavigationState {
  /** The address changes (a tab, a filter), but scroll position and focus stay. */
  keepPlace?: boolean;
  /** Number of consecutive redirects. */
  redirects?: number;
}

const MAX_REDIRECTS = 3;

/** State of the next redirect; `undefined` in a redirect loop. */
export function followingState({ state }: Location): NavigationState | undefined {
  const redirects = (state as NavigationState | null)?.redirects ?? 0;
  return redirects < MAX_REDIRECTS ? { redirects: redirects + 1 } : undefined;
}

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

/** The key of the current history entry, which React may not have rendered yet. */
export const historyKey = (): string => historyState()?.key ?? 'default';

/** React Router's index of the history entry; undefined while a later navigation is pending. */
export function historyIndex({ key }: Location): number | undefined {
  return historyKey() === key ? historyState()?.idx : undefined;
}

export function anchorTarget({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

/** Focuses any element, without scrolling. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
