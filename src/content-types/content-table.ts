import { BLOG_IMAGES_BUCKET } from '../shared/blog';

/** Common properties of content tables. */
export const contentTable = {
  versionColumn: 'updated_at',
  history: true,
  roles: ['owner', 'editor'],
  bar: { group: 'Content' },
} as const;

export const CONTENT_IMAGES_BUCKET = 'content-images';

/** Shared by content types; the library deletes what none of them uses (supabase/schemas/05-pictures.sql). */
export const LIBRARY_BUCKETS: readonly string[] = [BLOG_IMAGES_BUCKET, CONTENT_IMAGES_BUCKET];

/** Common properties of content pictures. */
export const picturePlace = (aspectRatio: string) => ({
  bucket: CONTENT_IMAGES_BUCKET,
  folder: 'content',
  aspectRatio,
});

export const pictureWords = <Of extends string>(of: Of, label = 'What the picture shows') =>
  ({ kind: 'altText', label, of }) as const;

export const BAD_SLUG = 'Use small letters, digits and single hyphens, at most 60.';
