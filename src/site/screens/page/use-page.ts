import { useEffect, useState } from 'react';
import { contentHasChanged, subscribeToContent } from '../../../shared/content/content-store';
import { whenIdle } from '../../start/timing';
import { knownPage, setKnownPage } from '../../data/page-data';
import type { ReadablePage } from '../../data/readable-page';

interface PageState {
  page?: ReadablePage;
  /** The redirect's target. */
  movedTo?: string;
  /** The backend has no such page. */
  isMissing?: boolean;
  /** The backend could not be reached. */
  isUnread?: boolean;
}

/**
 * The page at a path: immediately if it came with the document, otherwise once loaded. Revalidated after hydration and
 * whenever the visitor returns to the tab.
 * @param beforeChange awaited before an update is rendered
 */
export function usePage(
  path: string,
  beforeChange?: (path: string, next?: ReadablePage) => Promise<unknown>,
): PageState {
  const [state, setState] = useState<PageState>(() => ({ page: knownPage(path) }));

  useEffect(() => {
    const leaving = new AbortController();
    let shown = knownPage(path);
    /** Figures that its texts quote have changed since they were filled in. */
    let quotesOld = contentHasChanged();
    let asked = 0;
    let answered = 0;

    async function look() {
      const question = ++asked;
      const { latestPage } = await import('../../data/latest-page');
      const known = quotesOld ? undefined : shown;
      const latest = await latestPage(path, known, leaving.signal);
      if (latest) await beforeChange?.(path, latest.page);
      // Ignores an answer older than the last.
      if (leaving.signal.aborted || question < answered) return;
      answered = question;
      if (!latest) return;
      quotesOld = false;
      const { page, movedTo } = latest;
      const show = () => setState({ page, movedTo, isMissing: !page && !movedTo });
      if (shown && page) (await import('../../revalidate/keep-in-place')).keepInPlace(show);
      else show();
      shown = page;
      if (page) setKnownPage(page);
    }

    function lookAgain() {
      if (document.visibilityState === 'hidden') return;
      look().catch(() => {
        if (!leaving.signal.aborted && !shown) setState({ isUnread: true });
      });
    }

    if (shown) whenIdle(lookAgain);
    else lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    const unsubscribe = subscribeToContent(() => {
      quotesOld = true;
      lookAgain();
    });
    return () => {
      leaving.abort();
      unsubscribe();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [path, beforeChange]);

  return state;
}
