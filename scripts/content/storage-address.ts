import { contentTypes } from '../../src/content-types/registry.ts';
import { filePlacesOf } from '../../src/schema/field-paths.ts';
import { CommandError } from '../command-error.ts';

/** Where a public bucket's files are served (Supabase Storage, "Serving assets"). */
export const PUBLIC_PATH = '/storage/v1/object/public/';
const OBJECT_PATH = '/storage/v1/object/';

/** Where the fields of content types put files. */
const BUCKETS = new Set(
  contentTypes.flatMap(({ fields }) => filePlacesOf(fields)).map(({ bucket }) => bucket),
);

/** A part of a name: letters, digits, `_`, `-` and dots, of which none comes first; nothing that a URL or a file system reads as more. */
const PART = /^\w[\w.-]*$/;

/** Whether a `bucket/path` from elsewhere names a picture of ours, as an address and as a file. */
export function isPictureName(name: string): boolean {
  const [bucket = '', ...parts] = name.split('/');
  return BUCKETS.has(bucket) && parts.length > 0 && parts.every((part) => PART.test(part));
}

/**
 * The path of a picture at a project's storage, for everybody's reading or for storing; every script makes it here.
 * Throws a CommandError for a name that might lead anywhere else.
 */
export function storagePath(name: string, use: 'read' | 'store'): string {
  if (!isPictureName(name)) throw new CommandError(`This is no name of a picture: ${name}`);
  const base = use === 'read' ? PUBLIC_PATH : OBJECT_PATH;
  const path = base + name.split('/').map(encodeURIComponent).join('/');
  const { pathname } = new URL(path, 'http://project.invalid');
  if (!pathname.startsWith(base)) throw new CommandError(`This is no name of a picture: ${name}`);
  return path;
}
