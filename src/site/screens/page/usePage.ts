import { useEffect, useState } from 'react';
import { contentHasChanged, subscribeToContent } from '../../../shared/content/content-store';
import { whenIdle } from '../../timing';
import { knownPage, setKnownPage } from '../../data/page-data';
import type { ReadablePage } from '../../data/readable-page';

interface PageState {
  page?: ReadablePage;
  /** Where it has gone. */
  movedTo?: string;
  /** There is none, as far as the backend has answered. */
  isMissing?: boolean;
  /** The backend could not be asked. */
  isUnread?: boolean;
}

/**
 * The page at a path: the one that came with the document at once, any other as soon as it has been read. What is
 * shown is compared with what is stored, once the page is alive and whenever the visitor comes back to the tab.
 * @param beforeChange what is waited for before something newer takes its place
 */
export function usePage(
  path: string,
  beforeChange?: (path: string, next?: ReadablePage) => Promise<unknown>,
): PageState {
  const [state, setState] = useState<PageState>(() => ({ page: knownPage(path) }));

  useEffect(() => {
    const leaving = new AbortController();
    let shown = knownPage(path);
    /** What its texts quote has changed since they were filled in. */
    let quotesOld = contentHasChanged();
    let asked = 0;
    let answered = 0;

    async function look() {
      const question = ++asked;
      const { latestPage } = await import('../../data/latest-page');
      const known = quotesOld ? undefined : shown;
      const latest = await latestPage(path, known, leaving.signal);
      if (latest) await beforeChange?.(path, latest.page);
      // An older question may be answered after a newer one.
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
