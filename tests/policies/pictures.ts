import { randomUUID } from 'node:crypto';
import { PNG } from '../support/png.ts';
import type { Caller, LockedProject } from './locked-project.ts';

export const BUCKET = 'blog-images';

export const aPictureName = (extension = 'png', folder = 'blog'): string =>
  `${folder}/${randomUUID()}.${extension}`;

export interface Upload {
  bytes?: Uint8Array<ArrayBuffer>;
  type?: string;
  method?: 'POST' | 'PUT';
  upsert?: boolean;
  bucket?: string;
}

/** Uploads as the admin does: raw bytes with their media type. */
export function upload(
  project: LockedProject,
  caller: Caller,
  name: string,
  {
    bytes = PNG,
    type = 'image/png',
    method = 'POST',
    upsert = false,
    bucket = BUCKET,
  }: Upload = {},
): Promise<Response> {
  return project.as(caller, method, `/storage/v1/object/${bucket}/${name}`, {
    body: bytes,
    headers: { 'content-type': type, ...(upsert ? { 'x-upsert': 'true' } : {}) },
  });
}

/** The bytes that the bucket serves, or `undefined`. */
export async function stored(
  project: LockedProject,
  name: string,
  bucket = BUCKET,
): Promise<Uint8Array | undefined> {
  const response = await fetch(`${project.url}/storage/v1/object/public/${bucket}/${name}`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
