import { ascii, type Bytes, joined } from './bytes';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** Extensions for animation and colour; others, such as XMP, are metadata. */
const KEPT = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** Strips metadata (GIF89a, 24 and 26); `undefined` for a truncated file. */
export function plainGif(gif: Uint8Array): Bytes | undefined {
  const parts: Uint8Array[] = [];
  let from = 0;
  let at = 13 + tableSize(gif[10]);
  while (at < gif.length) {
    const label = gif[at + 1];
    if (gif[at] === TRAILER) return joined([...parts, gif.subarray(from, at + 1)]);
    if (gif[at] !== EXTENSION && gif[at] !== IMAGE) return undefined;
    const isImage = gif[at] === IMAGE;
    const next = endOfBlocks(gif, isImage ? at + 11 + tableSize(gif[at + 9]) : at + 2);
    const name = ascii(gif, at + 3, at + 14);
    const isNote = label === COMMENT || (label === APPLICATION && !KEPT.test(name));
    if (!isImage && isNote) {
      parts.push(gif.subarray(from, at));
      from = next;
    }
    at = next;
  }
  return undefined;
}

/** Size of a colour table, in bytes. */
const tableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Sub-blocks, each preceded by its length, end with an empty one. */
function endOfBlocks(gif: Uint8Array, start: number): number {
  let at = start;
  while (gif[at]) at += 1 + (gif[at] ?? 0);
  return at + 1;
}
