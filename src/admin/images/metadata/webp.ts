import { ascii, type Bytes, joined, viewOf } from './bytes';
import { exifOf, orientationOf } from './exif';

/** Chunks of the image itself (RFC 9649, 2.7); others are metadata. */
const KEPT = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const HAS_EXIF = 8;
const HAS_XMP = 4;

/** Strips metadata but the orientation, keeps the animation; `undefined` for a truncated file. */
export function plainWebp(webp: Uint8Array): Bytes | undefined {
  const parts: Uint8Array[] = [];
  const header = webp.slice(0, 12);
  const size = Math.min(viewOf(webp).getUint32(4, true) + 8, webp.length);
  let features: Uint8Array | undefined;
  let orientation = 1;
  for (let at = 12; at < size;) {
    if (at + 8 > size) return undefined;
    const name = ascii(webp, at, at + 4);
    const length = viewOf(webp).getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > size) return undefined;
    const chunk = webp.slice(at, next);
    if (name === 'VP8X') features = chunk;
    if (name === 'EXIF') orientation = orientationOf(tiffOf(chunk.subarray(8)));
    if (KEPT.includes(name)) parts.push(chunk);
    at = next;
  }
  const isTurned = orientation !== 1 && features !== undefined;
  if (isTurned) parts.push(chunkOf('EXIF', exifOf(orientation)));
  if (features) {
    const flags = features[8] ?? 0;
    features[8] = (flags & ~(HAS_EXIF | HAS_XMP)) | (isTurned ? HAS_EXIF : 0);
  }
  const plain = joined([header, ...parts]);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  return plain;
}

/** Some programs keep the "Exif" prefix of JPEG. */
const tiffOf = (exif: Uint8Array) => (ascii(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif);

function chunkOf(name: string, data: Uint8Array): Bytes {
  const head = new Uint8Array(8);
  head.set(new TextEncoder().encode(name));
  viewOf(head).setUint32(4, data.length, true);
  return joined([head, data]);
}
