import { useEffect, useRef } from 'react';
import article from '../../shared/article/ArticleText.module.css';
import { useCaretBlock } from '../editor/caret-block';

/** A scrolling frame around an article that keeps the block in view which is being written. */
export function useFollowedCaret(html: string) {
  const frame = useRef<HTMLDivElement>(null);
  const block = useCaretBlock();
  useEffect(() => {
    const body = frame.current?.querySelector(`.${article.body}`);
    const shown = block === undefined ? undefined : body?.children[block];
    if (!frame.current || !shown) return;
    const seen = frame.current.getBoundingClientRect();
    const { top, bottom } = shown.getBoundingClientRect();
    if (bottom > seen.bottom) frame.current.scrollTop += bottom - seen.bottom + MARGIN;
    else if (top < seen.top) frame.current.scrollTop += top - seen.top - MARGIN;
  }, [block, html]);
  return frame;
}

/** What of the blocks around it is seen as well, in pixels. */
const MARGIN = 32;
