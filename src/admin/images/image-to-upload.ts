import { type ImageType, MAX_IMAGE_BYTES } from '../../shared/file-types';
import { isTurned } from './metadata/jpeg';
import { withoutMetadata } from './metadata/without-metadata';

/** The longest side that a page can show, in pixels. */
const LONGEST_SIDE = 1920;
const QUALITY = 0.85;
/** Where a moving PNG or WebP says that it moves; redrawn it would stand still. */
const MOVES = /acTL|ANIM/;
const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * What is sent of a chosen picture: without its metadata. A photograph that lies on its side, or is larger than any page
 * shows, is redrawn, and so is a PNG or WebP over the limit; everything else keeps its pixels.
 */
export async function imageToUpload(file: File): Promise<File> {
  const type = file.type as ImageType;
  const plain = withoutMetadata(new Uint8Array(await file.arrayBuffer()), type);
  const isDrawable = /^image\/(?:jpeg|png|webp)$/.test(type);
  if (!plain) return redrawn(file, isDrawable ? type : 'image/png');
  const sent = new File([plain], file.name, { type });
  if (type === 'image/jpeg') {
    return isTurned(plain) || (await isLargerThanPages(file)) ? redrawn(file) : sent;
  }
  if (!isDrawable || sent.size <= MAX_IMAGE_BYTES) return sent;
  if (MOVES.test(await file.slice(0, 4096).text())) return sent;
  const drawn = await redrawn(file);
  return drawn.type === type && drawn.size < sent.size ? drawn : sent;
}

/** A picture redrawn no larger than a page shows; rejects what this browser cannot decode. */
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
