import { contentTypes } from '../../src/content-types/registry.ts';
import { filePlacesOf } from '../../src/schema/field-paths.ts';
import { escapeRegExp } from '../../src/shared/text.ts';
import { UserError } from '../../supabase/user-error.ts';
import type { Project } from './project.ts';

/** Of public buckets (Supabase Storage, "Serving assets"). */
export const PUBLIC_PATH = '/storage/v1/object/public/';
const OBJECT_PATH = '/storage/v1/object/';

/** The buckets of the content types' fields. */
const BUCKETS = new Set(
  contentTypes.flatMap(({ fields }) => filePlacesOf(fields)).map(({ bucket }) => bucket),
);

/** Letters, digits, `_`, `-` and dots, none of them first: safe in URLs and file systems. */
const PART = /^\w[\w.-]*$/;

/** Whether a foreign `bucket/path` is safe as an address and as a file. */
export function isPictureName(name: string): boolean {
  const [bucket = '', ...parts] = name.split('/');
  return BUCKETS.has(bucket) && parts.length > 0 && parts.every((part) => PART.test(part));
}

/**
 * The storage path for public reading or for storing; every script derives it here. Throws a UserError for an unsafe
 * name.
 */
export function storagePath(name: string, use: 'read' | 'store'): string {
  if (!isPictureName(name)) throw new UserError(`This is no name of a picture: ${name}`);
  return (use === 'read' ? PUBLIC_PATH : OBJECT_PATH) + name;
}

type Origin = Pick<Project, 'pictureOrigin'>;

/** Ends at white space, a quote, a bracket or a query. */
const REST = String.raw`[^\s"'<>()?#&\\]+`;
/** Not the path of another host's address. */
const BEFORE = String.raw`(?<![\w.:%/~-])`;

/** An embedded backend, at any port. */
const OWN_MACHINE = String.raw`https?://(?:localhost|127\.0\.0\.1)(?::\d+)?`;

// eslint-disable-next-line no-restricted-syntax -- of words that stand here
const RELATIVE = new RegExp(`${BEFORE}${PUBLIC_PATH}(${REST})`, 'g');

/** Makes the project's own picture addresses relative. */
export function withoutProject(text: string, { pictureOrigin }: Origin): string {
  const origin = pictureOrigin ? escapeRegExp(pictureOrigin) : OWN_MACHINE;
  // eslint-disable-next-line no-restricted-syntax -- of the project's own origin, escaped
  return text.replace(new RegExp(`${BEFORE}${origin}(?=${PUBLIC_PATH})`, 'g'), '');
}

/** The inverse of `withoutProject`. */
export function inProject(text: string, { pictureOrigin }: Origin): string {
  return text.replace(RELATIVE, (address) => pictureOrigin + address);
}

/** As `bucket/path`. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(RELATIVE)].flatMap(([, path = '']) =>
    isPictureName(path) ? [path] : [],
  );
}
