import { ascii, type Bytes, joined } from './bytes';
import { isTurned } from './exif';

const MARKER = 0xff;
const SCAN = 0xda;
const END = 0xd9;
const APP1 = 0xe1;
const COMMENT = 0xfe;
const EXIF = 'Exif\0\0';

/** Application segments for colour and density; others are metadata. */
const KEPT = /^(?:JFIF\0|ICC_PROFILE\0|Adobe)/;

/** Strips metadata (ITU-T T.81, annex B); `undefined` for a truncated file, and for one that Exif turns. */
export function plainJpeg(jpeg: Uint8Array): Bytes | undefined {
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === MARKER) {
    const marker = jpeg[at + 1];
    if (marker === undefined) return undefined;
    if (marker === END) return joined([...parts, jpeg.subarray(at, at + 2)]);
    const next = marker === MARKER ? at + 1 : at + 2 + lengthAt(jpeg, at + 2);
    if (next > jpeg.length) return undefined;
    const name = ascii(jpeg, at + 4, Math.min(at + 16, next));
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    const isExif = marker === APP1 && name.startsWith(EXIF);
    if (isExif && isTurned(jpeg.subarray(at + 4 + EXIF.length, next))) return undefined;
    if (marker !== COMMENT && (!isApplication || KEPT.test(name))) {
      parts.push(jpeg.subarray(at, next));
    }
    at = next;
    if (marker === SCAN) {
      const from = at;
      while (at < jpeg.length && !isMarker(jpeg, at)) at += 1;
      parts.push(jpeg.subarray(from, at));
    }
  }
  return undefined;
}

/** False for an escaped 0xff and a restart marker in scan data. */
function isMarker(jpeg: Uint8Array, at: number): boolean {
  const next = jpeg[at + 1] ?? 0;
  return jpeg[at] === MARKER && next !== 0 && !(next >= 0xd0 && next <= 0xd7);
}

const lengthAt = (jpeg: Uint8Array, at: number) => (jpeg[at] ?? 0) * 256 + (jpeg[at + 1] ?? 0);
