/** The longest side that a page can show, in pixels. */
const LONGEST_SIDE = 1920;
const QUALITY = 0.85;

/**
 * What is sent of a chosen picture. A photograph that tells where it was taken, or is larger than any page shows, is
 * drawn anew, upright and without its notes; everything else is sent as it is.
 */
export async function photoToSend(file: File): Promise<Blob> {
  if (file.type !== 'image/jpeg') return file;
  const photo = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
    if (scale === 1 && !hasNotes(new Uint8Array(await file.arrayBuffer()))) return file;
    const canvas = new OffscreenCanvas(
      Math.round(photo.width * scale),
      Math.round(photo.height * scale),
    );
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: file.type, quality: QUALITY });
  } finally {
    photo.close();
  }
}

const SEGMENT = 0xff;
const START_OF_SCAN = 0xda;
/** APP1 holds Exif (place, time, camera, which way is up) and XMP, APP13 holds IPTC. */
const NOTES = [0xe1, 0xed];

/** Whether a JPEG says more than its picture (ITU-T T.81, annex B: segments up to the scan). */
export function hasNotes(jpeg: Uint8Array): boolean {
  let at = 2;
  while (jpeg[at] === SEGMENT) {
    const [, marker = START_OF_SCAN, high = 0, low = 0] = jpeg.subarray(at, at + 4);
    if (NOTES.includes(marker)) return true;
    if (marker === START_OF_SCAN) return false;
    at += 2 + high * 256 + low;
  }
  return false;
}
