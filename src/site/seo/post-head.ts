import { isoDay, PLACEHOLDER_IMAGE, postPath, type BlogPost } from '../../shared/blog';
import { isoTime } from '../../shared/time/iso-time';
import type { PageHead } from './document-head';

/** The post's columns that its head speaks of. */
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

/** The head of a post. */
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

/** The post's own picture if it is a web address or a path of this site, otherwise `undefined`. */
function ownPicture({ image }: Pick<BlogPost, 'image'>): string | undefined {
  return image !== PLACEHOLDER_IMAGE && /^(https?:\/\/|\/(?![/\\]))/i.test(image)
    ? image
    : undefined;
}
