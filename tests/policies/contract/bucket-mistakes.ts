import { LIBRARY_BUCKETS } from '../../../src/content-types/content-table.ts';
import type { ContentType } from '../../../src/schema/content-type.ts';
import { filePlacesOf, type FilePlaceOfField } from '../../../src/schema/field-paths.ts';
import type { Bucket } from './table-facts.ts';

/** Buckets that do not exist, or whose files the library would delete. */
export const bucketMistakes = (schema: ContentType, buckets: readonly Bucket[]): string[] =>
  filePlacesOf(schema.fields).flatMap((place) => mistakesOf(schema, place, buckets));

function mistakesOf(
  { table, history }: ContentType,
  { name, accept, maxBytes, library, ...place }: FilePlaceOfField,
  buckets: readonly Bucket[],
): string[] {
  const bucket = buckets.find(({ id }) => id === place.bucket);
  if (!bucket) {
    return [
      `"${name}" puts files into the bucket "${place.bucket}", which no migration makes: add it to a file of supabase/schemas.`,
    ];
  }
  const isOfLibrary = LIBRARY_BUCKETS.includes(bucket.id);
  return [
    ...accept
      .filter((type) => bucket.allowed_mime_types?.includes(type) === false)
      .map((type) => `"${name}" takes ${type}, which the bucket "${bucket.id}" refuses.`),
    ...(maxBytes > (bucket.file_size_limit ?? Infinity)
      ? [`"${name}" takes files of ${maxBytes} bytes, the bucket only ${bucket.file_size_limit}.`]
      : []),
    ...(library && !isOfLibrary
      ? [
          `"${name}" offers the library, which has the pictures of ${LIBRARY_BUCKETS.join(' and ')}.`,
        ]
      : []),
    ...(isOfLibrary && !history
      ? [`The library would take pictures of "${name}" for unused: say "history" of ${table}.`]
      : []),
  ];
}
