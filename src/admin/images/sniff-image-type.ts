import type { ImageType } from '../../shared/upload-limits';
import { ascii } from './metadata/bytes';

/** Bytes that `sniffImageType` needs. */
export const SNIFF_BYTES = 256;

/** Format by the file's first bytes (WHATWG MIME Sniffing, section 6.1). */
export function sniffImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const head = ascii(bytes, 0, 6);
  if (head === 'GIF87a' || head === 'GIF89a') return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 14) === 'WEBPVP') return 'image/webp';
  if (brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif';
  return undefined;
}

/** An ISO media file with HEVC pictures, as iPhones take (ISO/IEC 23008-12). */
export function isHeic(bytes: Uint8Array): boolean {
  return brands(bytes).some((brand) => /^he(?:ic|ix|im|is|vc|vx)$/.test(brand));
}

/** Brands of the `ftyp` box (ISO/IEC 14496-12, section 4.3). */
function brands(bytes: Uint8Array): string[] {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return [];
  const boxEnd = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length);
  const found = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) found.push(ascii(bytes, at, at + 4));
  return found;
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
