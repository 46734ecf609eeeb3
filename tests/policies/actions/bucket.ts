import { randomUUID } from 'node:crypto';
import type { PDF_TYPE } from '../../../src/shared/upload-limits.ts';
import type { Caller, LockedProject } from '../locked-project.ts';
import { aPictureName, stored, upload } from '../pictures.ts';
import { EVERYONE, reads, WRITERS, type Action } from './action.ts';

interface BucketRules {
  bucket: string;
  folder: string;
  /** Its media type; PNG by default. */
  holds?: typeof PDF_TYPE;
  /** Who lists and deletes everybody's files: editors and owners by default. */
  writers?: readonly Caller[];
  /** Who uploads, if not the writers. */
  uploaders?: readonly Caller[];
}

/** Fetching, listing, uploading and deleting: the rows of a public bucket in the matrix. */
export function bucketActions(rules: BucketRules): Action[] {
  const { bucket, folder, writers = WRITERS, uploaders = writers } = rules;
  const aName = () =>
    rules.holds ? `${folder}/${randomUUID()}/a-file.pdf` : aPictureName('png', folder);
  const sent = { bucket, type: rules.holds };
  const what = rules.holds ? 'file' : 'picture';
  const insertPicture = async (project: LockedProject): Promise<string> => {
    const name = aName();
    await upload(project, 'service key', name, sent);
    return name;
  };
  return [
    {
      name: `fetch a ${what} of ${bucket} by its address`,
      bucket,
      allowed: ['no key', ...EVERYONE],
      async attempt(project, caller) {
        const name = await insertPicture(project);
        const path = `/storage/v1/object/public/${bucket}/${name}`;
        const response = await project.as(caller, 'GET', path);
        return { happened: response.ok, response };
      },
    },
    {
      name: `list the ${what}s of ${bucket}`,
      bucket,
      allowed: writers,
      async attempt(project, caller) {
        await insertPicture(project);
        const body = JSON.stringify({ prefix: folder });
        return reads('POST', `/storage/v1/object/list/${bucket}`, { body })(project, caller);
      },
    },
    {
      name: `upload a ${what} to ${bucket}`,
      bucket,
      allowed: uploaders,
      async attempt(project, caller) {
        const name = aName();
        const response = await upload(project, caller, name, sent);
        return { happened: (await stored(project, name, bucket)) !== undefined, response };
      },
    },
    {
      name: `delete a ${what} of ${bucket}`,
      bucket,
      allowed: writers,
      async attempt(project, caller) {
        const name = await insertPicture(project);
        const response = await project.as(caller, 'DELETE', `/storage/v1/object/${bucket}`, {
          body: JSON.stringify({ prefixes: [name] }),
        });
        return { happened: (await stored(project, name, bucket)) === undefined, response };
      },
    },
  ];
}
