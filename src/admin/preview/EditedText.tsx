import { useLayoutEffect, useRef } from 'react';
import article from '../../shared/article/ArticleText.module.css';
import { anchorHeadings } from '../../shared/article/article-anchors';
import { renderBlocks, type RenderedBlock } from './render-blocks';

/**
 * The text of an article while it is written, as ArticleText draws it: at a key the block that has changed alone.
 * @param blocks each cleaned
 */
export function EditedText({ blocks }: { blocks: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly RenderedBlock[]>([]);
  useLayoutEffect(() => {
    if (!place.current) return;
    shown.current = renderBlocks(place.current, shown.current, blocks);
    anchorHeadings(place.current);
  }, [blocks]);
  return <div ref={place} className={article.body} data-article="" />;
}
