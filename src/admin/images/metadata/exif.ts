import { ascii, viewOf, type Bytes } from './bytes';

const ORIENTATION = 0x0112;
const SHORT = 3;

/** Orientation 1 to 8 (Exif 2.32, 4.6.4); 1, upright, by default. */
export function orientationOf(tiff: Uint8Array): number {
  const order = ascii(tiff, 0, 2);
  if (tiff.length < 8 || !['II', 'MM'].includes(order)) return 1;
  const isLittle = order === 'II';
  const view = viewOf(tiff);
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** Exif with this one entry. */
export function exifOf(orientation: number): Bytes {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
