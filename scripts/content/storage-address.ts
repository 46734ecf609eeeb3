import { contentTypes } from '../../src/content-types/registry.ts';
import { filePlacesOf } from '../../src/schema/field-paths.ts';
import { escapeRegExp } from '../../src/shared/text.ts';
import { UserError } from '../../supabase/user-error.ts';
import type { Project } from './project.ts';

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
 * Throws a UserError for a name that might lead anywhere else.
 */
export function storagePath(name: string, use: 'read' | 'store'): string {
  if (!isPictureName(name)) throw new UserError(`This is no name of a picture: ${name}`);
  return (use === 'read' ? PUBLIC_PATH : OBJECT_PATH) + name;
}

type Origin = Pick<Project, 'pictureOrigin'>;

/** An address within a text ends at white space, a quote, a bracket, or what begins a query. */
const REST = String.raw`[^\s"'<>()?#&\\]+`;
/** Not the path of another host's address. */
const BEFORE = String.raw`(?<![\w.:%/~-])`;

/** What an embedded backend answers to, on whichever port it was at the time. */
const OWN_MACHINE = String.raw`https?://(?:localhost|127\.0\.0\.1)(?::\d+)?`;

// eslint-disable-next-line no-restricted-syntax -- of words that stand here
const RELATIVE = new RegExp(`${BEFORE}${PUBLIC_PATH}(${REST})`, 'g');

/** The text with the project's own pictures named by path only, as it can be moved. */
export function withoutProject(text: string, { pictureOrigin }: Origin): string {
  const origin = pictureOrigin ? escapeRegExp(pictureOrigin) : OWN_MACHINE;
  // eslint-disable-next-line no-restricted-syntax -- of the project's own origin, escaped
  return text.replace(new RegExp(`${BEFORE}${origin}(?=${PUBLIC_PATH})`, 'g'), '');
}

/** The text with those pictures at the project's address. */
export function inProject(text: string, { pictureOrigin }: Origin): string {
  return text.replace(RELATIVE, (address) => pictureOrigin + address);
}

/** The pictures that a portable text shows, as `bucket/path`. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(RELATIVE)].flatMap(([, path = '']) =>
    isPictureName(path) ? [path] : [],
  );
}
