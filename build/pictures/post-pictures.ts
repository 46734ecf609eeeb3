import { BLOG_IMAGES_BUCKET, sortNewestFirst, type BlogCard } from '../../src/shared/blog.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import { encodePictures, type PicturePlace, type WriteFile } from './encode-pictures.ts';
import { pictureCache, type PictureCache } from './picture-cache.ts';

/** A card on a phone, a post on a phone, a post on a desktop screen. */
const IN_POSTS: PicturePlace = {
  words: 'pictures of posts',
  bucket: BLOG_IMAGES_BUCKET,
  widths: [480, 800, 1280],
};

/** Encodes the pictures of posts, the newest first, in the sizes that pages show. */
export function encodePostPictures(
  posts: readonly Pick<BlogCard, 'image' | 'date' | 'created_at'>[],
  source: Endpoint,
  write: WriteFile,
  kept: PictureCache = pictureCache(),
): Promise<BuiltPictures> {
  const newest = sortNewestFirst(posts).map(({ image }) => image);
  return encodePictures(newest, IN_POSTS, source, write, kept);
}
