import type { VisitEvent } from '../../shared/visit-events';

declare global {
  interface WindowEventMap {
    count: CustomEvent<[event: VisitEvent, outwardCode?: string]>;
  }
}

/** What a visitor does, for count-visit.ts; nothing in a build without VITE_STATISTICS. */
export function countEvent(...detail: [event: VisitEvent, outwardCode?: string]): void {
  if (import.meta.env.VITE_STATISTICS === 'on')
    window.dispatchEvent(new CustomEvent('count', { detail }));
}

/**
 * The one thing that a visitor's browser is asked to keep: that its owner does not want to be counted. A type, because a shared
 * constant is a file of its own that every visit fetches.
 */
export type Refusal = 'do-not-count';

export interface Asking extends Navigator {
  /** Global Privacy Control (W3C); Safari lacks it. */
  globalPrivacyControl?: boolean;
}
