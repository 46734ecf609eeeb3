import { sniffImageType } from '../../src/admin/images/sniff-image-type.ts';
import { PDF_TYPE } from '../../src/shared/upload-limits.ts';
import { UserError } from '../../supabase/user-error.ts';
import { picturesIn, storagePath } from './storage-address.ts';
import { textsIn } from '../../src/shared/map-nested.ts';
import type { Row } from './portable-row.ts';
import { ask, askPublicly, type Project } from './project.ts';

/** Immutable: the name of a picture is never reused (as the admin's uploads). */
const CACHE_CONTROL = 'max-age=31536000';

/** The pictures that portable rows show, as `bucket/path`, unique and sorted. */
export function picturesOf(rows: Iterable<Row>): string[] {
  const pictures = new Set<string>();
  for (const row of rows) {
    for (const text of textsIn(row)) for (const path of picturesIn(text)) pictures.add(path);
  }
  return [...pictures].sort();
}

/** `undefined` when it is missing. Throws a UserError when the server cannot answer. */
export async function downloadPicture(
  project: Project,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await askPublicly(project, storagePath(path, 'read'));
  // Supabase's status for a missing file is 400.
  if ([400, 404].includes(response.status)) return undefined;
  if (!response.ok) {
    throw new UserError(
      `${project.name} does not give ${path} (${response.status}). What has been copied is kept: run the command again.`,
    );
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** In bytes; `undefined` when it is missing. */
export async function pictureSize(project: Project, path: string): Promise<number | undefined> {
  const response = await askPublicly(project, storagePath(path, 'read'), 'HEAD');
  return response.ok ? Number(response.headers.get('content-length')) : undefined;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

/**
 * The media type follows from its bytes. Throws a UserError with the server's words, unless an earlier try has arrived.
 */
export async function uploadPicture(
  project: Project,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const type = sniffImageType(bytes) ?? (isPdf(bytes) ? PDF_TYPE : undefined);
  if (!type) throw new UserError(`${path} is neither a picture nor a PDF, whatever its name says.`);
  const response = await ask(project, storagePath(path, 'store'), {
    method: 'POST',
    headers: { 'content-type': type, 'cache-control': CACHE_CONTROL, 'x-upsert': 'true' },
    body: bytes,
  });
  if (response.ok || (await pictureSize(project, path)) === bytes.length) return;
  throw new UserError(`${path}: ${await response.text()}`);
}
