import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_ENCODING, SOCIAL_ENCODING } from './picture-roles.ts';

const CACHE = 'node_modules/.cache/post-pictures';

/** What lay at an address in an earlier build. */
interface KeptUpload {
  /** What the server calls this state of the file (RFC 9110, "ETag"), if it says so. */
  etag: string | null;
  /** Of the file as it was uploaded. */
  sha256: string;
}

export interface PictureCache {
  find(image: string): KeptUpload | undefined;
  keep(image: string, upload: KeptUpload): void;
  /** In which widths a file was encoded, if it was; none for an animation. */
  widthsOf(sha256: string): number[] | undefined;
  keepWidths(sha256: string, widths: number[]): void;
  /** An encoded file, by its name: "480.avif". */
  read(sha256: string, file: string): Buffer;
  write(sha256: string, file: string, bytes: Buffer): void;
}

/** Pictures that earlier builds have encoded, by what they show: none is encoded twice, wherever it lies. */
export function pictureCache(cache = CACHE): PictureCache {
  mkdirSync(cache, { recursive: true });
  const name = (...parts: string[]) => join(cache, sha256(JSON.stringify(parts)));
  const upload = (image: string) => `${name('upload', image)}.json`;
  const how = JSON.stringify([PICTURE_ENCODING, SOCIAL_ENCODING]);
  const encoded = (hash: string) => name('encoded', hash, how);
  const readNote = <Note>(path: string) =>
    existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Note) : undefined;
  const writeNote = (path: string, note: unknown) => writeFileSync(path, JSON.stringify(note));
  return {
    find: (image) => readNote<KeptUpload>(upload(image)),
    keep: (image, found) => writeNote(upload(image), found),
    widthsOf: (hash) => readNote<number[]>(`${encoded(hash)}.json`),
    keepWidths: (hash, widths) => writeNote(`${encoded(hash)}.json`, widths),
    read: (hash, file) => readFileSync(`${encoded(hash)}-${file}`),
    write: (hash, file, bytes) => writeFileSync(`${encoded(hash)}-${file}`, bytes),
  };
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
