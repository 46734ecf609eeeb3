import { ascii, type Bytes, joined, viewOf } from './bytes';
import { isTurned } from './exif';

/** PNG, third edition, 11.3; C2PA. */
const METADATA = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX'];

/** Strips metadata, keeps the animation; `undefined` for a truncated file, and for one that Exif turns. */
export function plainPng(png: Uint8Array): Bytes | undefined {
  const parts = [png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length;) {
    const name = ascii(png, at + 4, at + 8);
    const next = at + 12 + viewOf(png).getUint32(at);
    if (next > png.length) return undefined;
    if (name === 'eXIf' && isTurned(png.subarray(at + 8, next - 4))) return undefined;
    if (!METADATA.includes(name)) parts.push(png.subarray(at, next));
    if (name === 'IEND') return joined(parts);
    at = next;
  }
  return undefined;
}
