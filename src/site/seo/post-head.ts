import { hasOwnImage, postPath, type BlogPost } from '../../shared/blog';
import { isoDay } from '../../shared/time/display-date';
import { isoTime } from '../../shared/time/iso-time';
import type { PageHead } from './document-head';

export const HEAD_COLUMNS = [
  'title',
  'excerpt',
  'date',
  'image',
  'category',
  'slug',
  'updated_at',
  'search_title',
  'search_description',
] as const satisfies (keyof BlogPost)[];

export type PostFacts = Pick<BlogPost, (typeof HEAD_COLUMNS)[number]>;

export function postHead(post: PostFacts): PageHead {
  return {
    title: post.search_title || post.title,
    description: post.search_description || post.excerpt,
    path: postPath(post.slug),
    image: ownPicture(post),
    article: {
      section: post.category,
      publishedOn: isoDay(post.date),
      modifiedAt: isoTime(post.updated_at),
    },
  };
}

/** `undefined` for a placeholder or an invalid address. */
function ownPicture(post: Pick<BlogPost, 'image'>): string | undefined {
  const { image } = post;
  return hasOwnImage(post) && /^(https?:\/\/|\/(?![/\\]))/i.test(image) ? image : undefined;
}
