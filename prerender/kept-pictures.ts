import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_ENCODING } from '../hosting/picture-roles.ts';

const CACHE = 'node_modules/.cache/post-pictures';

/** A picture as it was encoded in an earlier build. */
export interface KeptPicture {
  /** What the server calls this state of the file (RFC 9110, "ETag"), if it says so. */
  etag: string | null;
  /** Of the file as it was uploaded. */
  sha256: string;
  widths: number[];
}

export interface KeptPictures {
  find(image: string): KeptPicture | undefined;
  keep(image: string, picture: KeptPicture): void;
  /** The encoded file of a width. */
  read(image: string, width: number): Buffer;
  write(image: string, width: number, bytes: Buffer): void;
}

/** Pictures that earlier builds have encoded, so that none is encoded twice. */
export function keptPictures(cache = CACHE): KeptPictures {
  mkdirSync(cache, { recursive: true });
  const name = (image: string) => join(cache, sha256(JSON.stringify([image, PICTURE_ENCODING])));
  const note = (image: string) => `${name(image)}.json`;
  const file = (image: string, width: number) => `${name(image)}-${width}.avif`;
  return {
    find: (image) =>
      existsSync(note(image))
        ? (JSON.parse(readFileSync(note(image), 'utf8')) as KeptPicture)
        : undefined,
    keep: (image, picture) => writeFileSync(note(image), JSON.stringify(picture)),
    read: (image, width) => readFileSync(file(image, width)),
    write: (image, width, bytes) => writeFileSync(file(image, width), bytes),
  };
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
