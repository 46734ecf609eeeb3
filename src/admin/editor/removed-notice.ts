import { embeddedPages, linksTo } from './embedded-players';
import { listParts } from './unsupported-markup';
import type { Notice } from './notice';
import { namesOf } from './tag-names';

/**
 * Tells what readers never get of some HTML, and offers a link where that is a page of its own.
 * @param insert puts the links into the text, as the action of a notice does
 */
export function removedNotice(
  html: string,
  lost: string[],
  insert: (links: string, html: string) => string | undefined,
): Notice | undefined {
  const pages = embeddedPages(html);
  const others = lost.filter((part) => !pages.length || !/^<(?:iframe|embed|video)>$/.test(part));
  const names = [...new Set([...pages.map(({ name }) => name), ...namesOf(others)])];
  if (names.length === 0) return undefined;
  const text = `Left out, because an article cannot hold it: ${listParts(names)}.`;
  if (pages.length === 0) return { text };
  const label = pages.length === 1 ? 'Put a link to it instead' : 'Put links to them instead';
  return { text, action: { label, run: (current) => insert(linksTo(pages), current) } };
}
