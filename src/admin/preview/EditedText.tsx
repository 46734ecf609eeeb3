import { useLayoutEffect, useRef } from 'react';
import { ArticleText } from '../../shared/article/ArticleText';
import { anchorHeadings } from '../../shared/article/readable-article';

const EMPTY = { html: '', headings: [] };

/**
 * Renders an edited article as ArticleText does, and at each key only the changed block.
 * @param blocks sanitised HTML
 */
export function EditedText({ blocks }: { blocks: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly RenderedBlock[]>([]);
  useLayoutEffect(() => {
    if (!place.current) return;
    shown.current = renderBlocks(place.current, shown.current, blocks);
    anchorHeadings(place.current);
  }, [blocks]);
  return <ArticleText ref={place} article={EMPTY} />;
}

/** A block's HTML with its nodes. */
interface RenderedBlock {
  html: string;
  nodes: readonly ChildNode[];
}

/**
 * Replaces changed blocks; unchanged ones before and after keep their nodes, with loaded pictures and layout.
 * @param shown result of the previous call
 */
function renderBlocks(
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
