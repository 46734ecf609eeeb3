import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { NavigationState } from '../../layout/navigation-state';
import { useHydrated } from '../../layout/use-hydrated';
import { NO_FILTERS, readFilters, writeFilters, type BlogFilters } from './blog-filters';

/** Debounce: Safari allows 100 changes of the address in 30 seconds. */
const TYPING_PAUSE_MS = 150;

/**
 * Filters in the address. Typing filters at once, and replaces the history entry after a pause; a category or page
 * pushes an entry.
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

  /** Writes the search box's text to the address, before this history entry is left. */
  function settle() {
    // A navigation is pending: the address is not the list's.
    if (typed === undefined || window.location.pathname !== pathname) return;
    // From `location`: React renders a new address later, and the visitor may type meanwhile.
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
    /** From the address. */
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
