import { slugify } from '../slug';
import { cleanArticle } from './sanitize-article';

export interface ArticleHeading {
  /** Target of an anchor. */
  id: string;
  text: string;
  level: 1 | 2 | 3;
}

/** Sanitised. */
export interface ReadableArticle {
  html: string;
  headings: readonly ArticleHeading[];
}

/** Uses of each anchor on a page. */
export type TakenAnchors = Map<string, number>;

/**
 * Sanitises an article and gives its headings anchors.
 * @param taken anchors of earlier texts on the page
 */
export function readableArticle(html: string, taken?: TakenAnchors): ReadableArticle {
  const template = cleanArticle(html);
  const headings = anchorHeadings(template.content, taken);
  return { html: template.innerHTML, headings };
}

/** Keeps the anchors apart from other ids of the page. */
const PREFIX = 'part-';

/**
 * Derives an anchor from the words of each heading, h1 to h3. Repeated ones are numbered, empty headings skipped;
 * returned in order.
 */
export function anchorHeadings(
  article: ParentNode,
  taken: TakenAnchors = new Map(),
): ArticleHeading[] {
  return [...article.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const text = heading.textContent.trim().replace(/\s+/g, ' ');
    if (!text) return [];
    const name = slugify(text) || 'heading';
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    heading.id = PREFIX + (count > 1 ? `${name}--${count}` : name);
    return { id: heading.id, text, level: Number(heading.localName[1]) as 1 | 2 | 3 };
  });
}
