import { BLOG_IMAGES_BUCKET } from '../../../src/shared/blog.ts';
import { CONTENT_IMAGES_BUCKET } from '../../../src/content-types/content-field.ts';
import type { ContentType } from '../../../src/schema/content-type.ts';
import { filePlacesOf, type FilePlaceOfField } from '../../../src/schema/field-paths.ts';
import type { Bucket } from './table-facts.ts';

/** Buckets that do not exist, or whose files the library would delete. */
export const bucketMistakes = (schema: ContentType, buckets: readonly Bucket[]): string[] =>
  filePlacesOf(schema.fields).flatMap((place) => mistakesOf(schema, place, buckets));

/** Buckets of the library, which deletes what no table with a history refers to. */
const OF_LIBRARY = [BLOG_IMAGES_BUCKET, CONTENT_IMAGES_BUCKET];

function mistakesOf(
  { table, history }: ContentType,
  { name, accept, maxBytes, library, ...place }: FilePlaceOfField,
  buckets: readonly Bucket[],
): string[] {
  const bucket = buckets.find(({ id }) => id === place.bucket);
  if (!bucket) {
    return [
      `"${name}" puts files into the bucket "${place.bucket}", which no migration makes: add it to supabase/schemas/05-pictures.sql.`,
    ];
  }
  const isOfLibrary = OF_LIBRARY.includes(bucket.id);
  return [
    ...accept
      .filter((type) => bucket.allowed_mime_types?.includes(type) === false)
      .map((type) => `"${name}" takes ${type}, which the bucket "${bucket.id}" refuses.`),
    ...(maxBytes > (bucket.file_size_limit ?? Infinity)
      ? [`"${name}" takes files of ${maxBytes} bytes, the bucket only ${bucket.file_size_limit}.`]
      : []),
    ...(library && !isOfLibrary
      ? [`"${name}" offers the library, which has the pictures of ${OF_LIBRARY.join(' and ')}.`]
      : []),
    ...(isOfLibrary && !history
      ? [`The library would take pictures of "${name}" for unused: say "history" of ${table}.`]
      : []),
  ];
}
