import { ascii, type Bytes, joined, viewOf } from './bytes';

/** Chunks of the image itself (RFC 9649, 2.7); others are metadata, also the orientation, which no browser applies. */
const KEPT = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const HAS_EXIF = 8;
const HAS_XMP = 4;

/** Strips metadata, keeps the animation; `undefined` for a truncated file. */
export function plainWebp(webp: Uint8Array): Bytes | undefined {
  const parts = [webp.subarray(0, 12)];
  const size = Math.min(viewOf(webp).getUint32(4, true) + 8, webp.length);
  for (let at = 12; at < size;) {
    if (at + 8 > size) return undefined;
    const name = ascii(webp, at, at + 4);
    const length = viewOf(webp).getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > size) return undefined;
    const chunk = webp.slice(at, next);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
    if (KEPT.includes(name)) parts.push(chunk);
    at = next;
  }
  const plain = joined(parts);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  return plain;
}
