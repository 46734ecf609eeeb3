import { parse } from './parse-html';

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, figcaption, pre, br, dt, dd';

/** How many words a reader gets to read. */
export function countWords(html: string): number {
  const body = parse(html);
  // The last word of a paragraph and the first of the next are two.
  for (const block of body.querySelectorAll(BLOCKS)) block.before(' ');
  return (body.textContent ?? '').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
