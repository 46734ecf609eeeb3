import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_PDF_BYTES,
  PDF_TYPE,
} from '../../src/shared/file-types.ts';
import { quoted } from './field-answer.ts';
import { filesBucket, type Plan } from './resource-plan.ts';

/** What a bucket takes. */
const TAKEN = {
  pictures: {
    words: 'raster images up to 5 MB',
    bytes: MAX_IMAGE_BYTES,
    types: IMAGE_TYPES,
    name: '\\.(png|jpg|jpeg|webp|avif|gif)',
  },
  files: {
    words: 'PDF up to 10 MB, under the name they had',
    bytes: MAX_PDF_BYTES,
    types: [PDF_TYPE],
    name: '/[a-z0-9-]{1,80}\\.pdf',
  },
};

/** The bucket of a content type's pictures, or of its files, and its policies. */
export function bucketText(
  { fileName, plural, writers, mayWrite }: Plan,
  what: keyof typeof TAKEN,
): string {
  const bucket = what === 'files' ? filesBucket(fileName) : fileName;
  const { words, bytes, types, name } = TAKEN[what];
  return `
-- Their ${what}: public to read by address, written by ${writers.toLowerCase()} only, ${words}.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  '${bucket}',
  '${bucket}',
  true,
  ${bytes},
  array[${quoted(types)}]
);

-- No select policy for visitors: a public bucket serves a known address without one, and listing stays closed.
create policy "${writers} see ${what} of ${plural}" on storage.objects
  for select to authenticated
  using (bucket_id = '${bucket}' and ${mayWrite});

create policy "${writers} upload ${what} of ${plural}" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = '${bucket}'
    and name ~ '^${bucket}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}${name}$'
    and ${mayWrite}
  );

-- There is no update policy: nothing is overwritten, what is new gets a new name.
create policy "${writers} remove ${what} of ${plural}" on storage.objects
  for delete to authenticated
  using (bucket_id = '${bucket}' and ${mayWrite});
`;
}
