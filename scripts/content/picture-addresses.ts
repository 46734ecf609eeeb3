import { escapeRegExp } from '../../src/shared/escape-reg-exp.ts';
import type { Project } from './project.ts';
import { isPictureName, PUBLIC_PATH } from './storage-address.ts';

type Origin = Pick<Project, 'pictureOrigin'>;

/** An address within a text ends at white space, a quote, a bracket, or what begins a query. */
const REST = String.raw`[^\s"'<>()?#&\\]+`;
/** Not the path of another host's address. */
const BEFORE = String.raw`(?<![\w.:%/~-])`;

/** What an embedded backend answers to, on whichever port it was at the time. */
const OWN_MACHINE = String.raw`https?://(?:localhost|127\.0\.0\.1)(?::\d+)?`;

const RELATIVE = new RegExp(`${BEFORE}${PUBLIC_PATH}(${REST})`, 'g');

/** The text with the project's own pictures named by path only, as it can be moved. */
export function withoutProject(text: string, { pictureOrigin }: Origin): string {
  const origin = pictureOrigin ? escapeRegExp(pictureOrigin) : OWN_MACHINE;
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
