import { MAX_IMAGE_BYTES } from '../../shared/file-types';

/** The longest side that a page can show, in pixels. */
const LONGEST_SIDE = 1920;
const QUALITY = 0.85;
/** Where a moving PNG or WebP says that it moves; drawn anew it would stand still. */
const MOVES = /acTL|ANIM/;
const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg' };

/**
 * What is sent of a chosen picture. A photograph that tells where it was taken, or is larger than any page shows, is
 * drawn anew, upright and without its notes, and so is a PNG or WebP over the limit; everything else is sent as it is.
 */
export async function photoToSend(file: File): Promise<File> {
  if (file.type === 'image/jpeg') {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return hasNotes(bytes) || (await isLargerThanPages(file)) ? redrawn(file) : file;
  }
  if (!/^image\/(?:png|webp)$/.test(file.type) || file.size <= MAX_IMAGE_BYTES) return file;
  if (MOVES.test(await file.slice(0, 4096).text())) return file;
  const drawn = await redrawn(file);
  return drawn.type === file.type && drawn.size < file.size ? drawn : file;
}

/** A picture drawn anew no larger than a page shows; rejects what this browser cannot decode. */
export async function redrawn(file: File, type = file.type): Promise<File> {
  const drawn = await draw(file, type);
  return new File([drawn], nameFor(file.name, file.type, type), { type: drawn.type });
}

/** The picture of a file or an element, as a new file of its own. */
export async function draw(source: ImageBitmapSource, type: string): Promise<Blob> {
  const picture = await createImageBitmap(source);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.round(picture.width * scale),
      Math.round(picture.height * scale),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type, quality: QUALITY });
  } finally {
    picture.close();
  }
}

async function isLargerThanPages(file: File): Promise<boolean> {
  const photo = await createImageBitmap(file);
  const longest = Math.max(photo.width, photo.height);
  photo.close();
  return longest > LONGEST_SIDE;
}

function nameFor(name: string, before: string, after: string): string {
  return before === after ? name : name.replace(/\.[^.]*$|$/, `.${EXTENSIONS[after] ?? 'bin'}`);
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
