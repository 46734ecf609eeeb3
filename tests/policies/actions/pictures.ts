import { randomUUID } from 'node:crypto';
import type { LockedProject } from '../locked-project.ts';
import { aPictureName, BUCKET, stored, upload } from '../pictures.ts';
import { EVERYONE, finds, reads, rows, SERVICE, WRITERS, type Action } from './action.ts';

async function insertPicture(project: LockedProject): Promise<string> {
  const name = aPictureName();
  await upload(project, 'service key', name);
  return name;
}

async function bucketTypes(project: LockedProject): Promise<string[]> {
  const [bucket] = (await rows(
    project,
    'select allowed_mime_types from storage.buckets where id = $1',
    BUCKET,
  )) as { allowed_mime_types: string[] }[];
  return bucket?.allowed_mime_types ?? [];
}

export const PICTURE_ACTIONS: readonly Action[] = [
  {
    name: 'fetch a picture by its address',
    bucket: BUCKET,
    allowed: ['no key', ...EVERYONE],
    async attempt(project, caller) {
      const name = await insertPicture(project);
      const path = `/storage/v1/object/public/${BUCKET}/${name}`;
      const response = await project.as(caller, 'GET', path);
      return { happened: response.ok, response };
    },
  },
  {
    name: 'list the pictures',
    bucket: BUCKET,
    allowed: WRITERS,
    async attempt(project, caller) {
      await insertPicture(project);
      const body = JSON.stringify({ prefix: 'blog' });
      return reads('POST', `/storage/v1/object/list/${BUCKET}`, { body })(project, caller);
    },
  },
  {
    name: 'see the library, and where its pictures are used',
    bucket: BUCKET,
    allowed: ['staff'],
    async attempt(project, caller) {
      await insertPicture(project);
      return reads('POST', '/rest/v1/rpc/picture_library', { body: '{}' })(project, caller);
    },
  },
  {
    name: 'upload a picture',
    bucket: BUCKET,
    allowed: WRITERS,
    async attempt(project, caller) {
      const name = aPictureName();
      const response = await upload(project, caller, name);
      return { happened: (await stored(project, name)) !== undefined, response };
    },
  },
  {
    name: 'delete a picture',
    bucket: BUCKET,
    allowed: WRITERS,
    async attempt(project, caller) {
      const name = await insertPicture(project);
      const response = await project.as(caller, 'DELETE', `/storage/v1/object/${BUCKET}`, {
        body: JSON.stringify({ prefixes: [name] }),
      });
      return { happened: (await stored(project, name)) === undefined, response };
    },
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
      await rows(
        project,
        'update storage.buckets set allowed_mime_types = $1 where id = $2',
        before,
        BUCKET,
      );
      return { happened, response };
    },
  },
];
