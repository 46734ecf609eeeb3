import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { NavigationState } from '../../layout/navigation-state';
import { useHydrated } from '../../layout/use-hydrated';
import { NO_FILTERS, readFilters, writeFilters, type BlogFilters } from './blog-filters';

/** Browsers refuse an address that changes at every key (Safari: more than 100 times in 30 seconds). */
const TYPING_PAUSE_MS = 150;

/**
 * Search, category and page, kept in the address so that Back, reload and sharing keep them. Typing is shown at once
 * and replaces the history's entry at the next pause; a category or a page is an entry of its own.
 */
export function useBlogFilters() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const address = hydrated ? readFilters(params) : NO_FILTERS;

  const [typed, setTyped] = useState<string>();
  const [rendered, setRendered] = useState(address.q);
  if (rendered !== address.q) {
    setRendered(address.q);
    if (typed === address.q) setTyped(undefined);
  }
  const filters: BlogFilters =
    typed === undefined || typed === address.q ? address : { ...address, q: typed, page: 1 };

  function write(next: BlogFilters, replace: boolean) {
    const state: NavigationState = { keepPlace: true };
    setParams(writeFilters(next), { replace, state });
  }

  /** Brings the address up to date with the search box, before anything leaves this entry of the history. */
  function settle() {
    // A link has been followed whose screen is still on its way: the address is no longer the list's.
    if (typed === undefined || window.location.pathname !== pathname) return;
    // React renders a new address a moment after the browser has it, and the visitor may go on typing meanwhile.
    const { q } = readFilters(new URLSearchParams(window.location.search));
    if (typed !== q) write({ ...filters, q: typed, page: 1 }, true);
    else if (typed === address.q) setTyped(undefined);
  }

  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => settleAfterPause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, address.q]);

  return {
    filters,
    /** As the address has them. */
    settled: address,
    search: setTyped,
    settle,
    chooseCategory: (category: string) => write({ ...filters, category, page: 1 }, false),
    goToPage: (page: number) => write({ ...filters, page }, false),
    clear: () => {
      setTyped(NO_FILTERS.q);
      write(NO_FILTERS, false);
    },
  };
}
