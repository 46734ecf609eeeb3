import { ascii, viewOf } from './bytes';

const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/** Whether browsers turn or mirror a picture by its Exif block (TIFF 6.0, section 2; Exif 3.0, 4.6.5). */
export function isTurned(exif: Uint8Array): boolean {
  const view = viewOf(exif);
  const isLittle = ascii(exif, 0, 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (view.getUint16(at, isLittle) === ORIENTATION)
      return view.getUint16(at + 8, isLittle) !== UPRIGHT;
  }
  return false;
}
