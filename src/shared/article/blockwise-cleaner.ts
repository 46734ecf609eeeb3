import { excessOfBody, excessOfTags } from './article-excess';
import { sanitizeArticle } from './sanitize-article';

/**
 * Cleans what somebody is typing as sanitizeArticle does, a block at a time: what stood there before is not cleaned again.
 * One for each place where somebody types. Gives the HTML of each block.
 */
export function blockwiseCleaner(): (html: string) => readonly string[] {
  let known: ReadonlyMap<string, string> = new Map();
  return (html) => {
    if (excessOfTags(html)) return [sanitizeArticle(html)];
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    if (excessOfBody(body)) return [sanitizeArticle(html)];
    const blocks = [...body.childNodes].map(htmlOf);
    known = new Map(blocks.map((block) => [block, known.get(block) ?? sanitizeArticle(block)]));
    return blocks.map((block) => known.get(block) ?? '');
  };
}

function htmlOf(node: Node): string {
  if (node instanceof Element) return node.outerHTML;
  const holder = document.createElement('div');
  holder.append(node);
  return holder.innerHTML;
}
