import { useEffect, useState } from 'react';
import { isFresh, knownPage, onContentChange, setReadPage } from '../../data/page-data';
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
 * The page at a path: immediately if it came with the document, otherwise once loaded. Read again where it has changed.
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
    let asked = 0;

    /** @param showsRows rows have changed that sections show which may still wait to be hydrated */
    async function read(showsRows = false) {
      const question = ++asked;
      const { readLatestPage } = await import('../../data/read-latest-page');
      const { page, movedTo } = await readLatestPage(path, leaving.signal);
      // Another page has changed: what is here stays untouched, and what is typed into it.
      const isSame = shown && JSON.stringify(page) === JSON.stringify(shown);
      if (shown && isSame && !showsRows) return setReadPage(shown);
      await beforeChange?.(path, page);
      // Ignores an answer that a newer question has overtaken.
      if (leaving.signal.aborted || question < asked) return;
      const show = () => setState({ page, movedTo, isMissing: !page && !movedTo });
      if (shown && page) (await import('../../revalidate/keep-in-place')).keepInPlace(show);
      else show();
      shown = page;
      if (page) setReadPage(page);
    }

    function readAtOnce() {
      if (document.visibilityState === 'hidden' || (shown && isFresh(shown))) return;
      read().catch(() => {
        if (!leaving.signal.aborted && !shown) setState({ isUnread: true });
      });
    }

    readAtOnce();
    document.addEventListener('visibilitychange', readAtOnce);
    const stopReading = onContentChange(async (changed) => {
      if (changed.includes('pages')) await read(changed.some((table) => table !== 'pages'));
    });
    return () => {
      leaving.abort();
      stopReading();
      document.removeEventListener('visibilitychange', readAtOnce);
    };
  }, [path, beforeChange]);

  return state;
}
