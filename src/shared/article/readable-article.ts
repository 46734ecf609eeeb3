import { anchorHeadings, type ArticleHeading } from './article-anchors';
import { cleanArticle } from './sanitize-article';

/** An article that is safe to show. */
export interface ReadableArticle {
  html: string;
  headings: readonly ArticleHeading[];
}

/** An article as it is read: cleaned, with an anchor on each of its headings. */
export function readableArticle(html: string): ReadableArticle {
  const template = cleanArticle(html);
  const headings = anchorHeadings(template.content);
  return { html: template.innerHTML, headings };
}
