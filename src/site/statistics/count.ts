import type { VisitEvent } from '../../shared/visits';

declare global {
  interface WindowEventMap {
    count: CustomEvent<[event: VisitEvent, outwardCode?: string]>;
  }
}

/** What a visitor does, for count-visit.ts; nothing in a build without VITE_STATISTICS. */
export function count(...detail: [event: VisitEvent, outwardCode?: string]): void {
  if (import.meta.env.VITE_STATISTICS === 'on')
    window.dispatchEvent(new CustomEvent('count', { detail }));
}
