import { useLayoutEffect, useRef } from 'react';
import article from '../../shared/article/ArticleText.module.css';
import { anchorHeadings } from '../../shared/article/article-anchors';

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

/** The HTML of a block of an article, and what is drawn of it. */
export interface RenderedBlock {
  html: string;
  nodes: readonly ChildNode[];
}

/**
 * Draws what has changed of an article: blocks that stand before and behind it are left as they are, with their pictures
 * loaded and their lines broken.
 * @param shown what the call before has given back
 */
export function renderBlocks(
  place: Element,
  shown: readonly RenderedBlock[],
  blocks: readonly string[],
): readonly RenderedBlock[] {
  const shorter = Math.min(shown.length, blocks.length);
  let before = 0;
  while (before < shorter && shown[before]?.html === blocks[before]) before += 1;
  let behind = 0;
  while (behind < shorter - before && shown.at(-1 - behind)?.html === blocks.at(-1 - behind)) {
    behind += 1;
  }
  const rest = shown.slice(shown.length - behind);
  const fresh = blocks
    .slice(before, blocks.length - behind)
    .map((html) => ({ html, nodes: nodesOf(html, place.ownerDocument) }));
  for (const { nodes } of shown.slice(before, shown.length - behind)) {
    for (const node of nodes) node.remove();
  }
  const [next = null] = rest.flatMap(({ nodes }) => nodes);
  for (const node of fresh.flatMap(({ nodes }) => nodes)) place.insertBefore(node, next);
  return [...shown.slice(0, before), ...fresh, ...rest];
}

function nodesOf(html: string, page: Document): ChildNode[] {
  const template = page.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes];
}
