import { randomUUID } from 'node:crypto';
import type { LockedProject } from '../locked-project.ts';
import { aPictureName, BUCKET, upload } from '../pictures.ts';
import {
  calls,
  finds,
  isSome,
  MEMBERS,
  reads,
  SERVICE,
  STAFF,
  WRITERS,
  type Action,
} from './action.ts';
import { bucketActions } from './bucket.ts';

async function bucketTypes(project: LockedProject): Promise<string[]> {
  const [bucket] = (await project.sql(
    'select allowed_mime_types from storage.buckets where id = $1',
    BUCKET,
  )) as { allowed_mime_types: string[] }[];
  return bucket?.allowed_mime_types ?? [];
}

export const PICTURE_ACTIONS: readonly Action[] = [
  ...bucketActions({ bucket: BUCKET, folder: 'blog', uploaders: [...WRITERS, 'author'] }),
  {
    name: 'see the library, and where its pictures are used',
    bucket: BUCKET,
    allowed: STAFF,
    async attempt(project, caller) {
      await upload(project, 'service key', aPictureName());
      return calls('picture_library', {}, isSome)(project, caller);
    },
  },
  {
    name: 'be told that a picture is shown nowhere',
    bucket: BUCKET,
    allowed: MEMBERS,
    attempt: calls('picture_is_needed', { name: aPictureName() }, (answer) => answer === false),
  },
  {
    name: 'see the buckets',
    bucket: BUCKET,
    allowed: SERVICE,
    attempt: reads('GET', '/storage/v1/bucket'),
  },
  {
    name: 'make a bucket',
    bucket: BUCKET,
    allowed: SERVICE,
    async attempt(project, caller) {
      const id = `bucket-${randomUUID().slice(0, 8)}`;
      const response = await project.as(caller, 'POST', '/storage/v1/bucket', {
        body: JSON.stringify({ id, name: id, public: true }),
      });
      const found = await finds(project, 'select 1 from storage.buckets where id = $1', id);
      return { happened: found, response };
    },
  },
  {
    name: 'let the bucket take SVG',
    bucket: BUCKET,
    allowed: SERVICE,
    async attempt(project, caller) {
      const before = await bucketTypes(project);
      const response = await project.as(caller, 'PUT', `/storage/v1/bucket/${BUCKET}`, {
        body: JSON.stringify({ public: true, allowed_mime_types: [...before, 'image/svg+xml'] }),
      });
      const happened = (await bucketTypes(project)).includes('image/svg+xml');
      await project.sql(
        'update storage.buckets set allowed_mime_types = $1 where id = $2',
        before,
        BUCKET,
      );
      return { happened, response };
    },
  },
];
