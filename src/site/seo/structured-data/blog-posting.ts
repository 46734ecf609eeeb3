import { SOCIAL_PICTURE } from '../head-tags';
import type { JsonLd } from '../json-in-html';
import { postHead, type PostFacts } from '../post-head';
import { absoluteUrl } from '../site-origin';
import { businessId } from './business';

/** A post as schema.org's BlogPosting; a display date that cannot be read is left out. */
export function blogPosting(post: PostFacts, origin: string): JsonLd {
  const { description, path = '', image, article } = postHead(post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    articleSection: article?.section,
    datePublished: article?.publishedOn,
    dateModified: article?.modifiedAt,
    image: absoluteUrl(image ?? SOCIAL_PICTURE.path, origin),
    mainEntityOfPage: absoluteUrl(path, origin),
    inLanguage: 'en-GB',
    author: { '@id': businessId(origin) },
    publisher: { '@id': businessId(origin) },
  };
}
