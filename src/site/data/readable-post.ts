import { readableArticle, type ReadableArticle } from '../../shared/article/readable-article';
import type { BlogPost } from '../../shared/blog';

/** A post whose text is safe to show. */
export interface ReadablePost extends Omit<BlogPost, 'content'> {
  article: ReadableArticle;
}

/** A stored post, hostile until proven otherwise, as a page shows it. */
export function readablePost({ content, ...post }: BlogPost): ReadablePost {
  return { ...post, article: readableArticle(content) };
}
