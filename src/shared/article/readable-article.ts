import { slugify } from '../blog';
import { cleanArticle } from './sanitize-article';

export interface ArticleHeading {
  /** Target of an anchor. */
  id: string;
  text: string;
  level: 1 | 2 | 3;
}

/** An article that is safe to show. */
export interface ReadableArticle {
  html: string;
  headings: readonly ArticleHeading[];
}

/** How often each anchor was given on a page. */
export type TakenAnchors = Map<string, number>;

/**
 * An article as it is read: cleaned, with an anchor on each of its headings.
 * @param taken those of the texts before it on the same page
 */
export function readableArticle(html: string, taken?: TakenAnchors): ReadableArticle {
  const template = cleanArticle(html);
  const headings = anchorHeadings(template.content, taken);
  return { html: template.innerHTML, headings };
}

/** Keeps the anchors of an article apart from every id of the page around it. */
const PREFIX = 'part-';

/**
 * Gives every heading of an article, from first to third level, an anchor made of its words, so that it is the same
 * at every rendering; returns them in their order. Headings of the same words are numbered, empty ones left out.
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
