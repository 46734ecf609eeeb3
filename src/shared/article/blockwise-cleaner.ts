import { excessOfBody, excessOfTags } from './article-limits';
import { sanitizeArticle } from './sanitize-article';

/** Sanitises an edited text block by block, with a cache of unchanged blocks. One instance for each input. */
export function blockwiseCleaner(): (html: string) => readonly string[] {
  let cache: ReadonlyMap<string, string> = new Map();
  return (html) => {
    if (excessOfTags(html)) return [sanitizeArticle(html)];
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    if (excessOfBody(body)) return [sanitizeArticle(html)];
    const blocks = [...body.childNodes].map(htmlOf);
    cache = new Map(blocks.map((block) => [block, cache.get(block) ?? sanitizeArticle(block)]));
    return blocks.map((block) => cache.get(block) ?? '');
  };
}

function htmlOf(node: Node): string {
  if (node instanceof Element) return node.outerHTML;
  const holder = document.createElement('div');
  holder.append(node);
  return holder.innerHTML;
}
