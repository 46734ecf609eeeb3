import { readableArticle, type ReadableArticle } from '../../shared/article/readable-article';
import type { BlogPost } from '../../shared/blog';

/** With sanitised HTML. */
export interface ReadablePost extends Omit<BlogPost, 'content'> {
  article: ReadableArticle;
}

export function readablePost({ content, ...post }: BlogPost): ReadablePost {
  return { ...post, article: readableArticle(content) };
}
