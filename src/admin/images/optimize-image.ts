import { IMAGE_EXTENSIONS, type ImageType, MAX_IMAGE_BYTES } from '../../shared/upload-limits';
import { withoutMetadata } from './metadata/without-metadata';

/** Pixels; no page shows more. */
const MAX_SIDE = 1920;
const QUALITY = 0.85;
/** Chunks of animated PNG and WebP, which a canvas would flatten. */
const ANIMATED = /acTL|ANIM/;

/**
 * Strips the metadata of a picture. Reencodes a turned or an oversized photograph, what is over the limit, and any AVIF,
 * whose metadata stands anywhere in it; others keep their pixels.
 * @param side the longer one, in pixels
 */
export async function optimizeImage(file: File, side: number): Promise<File> {
  const type = file.type as ImageType;
  if (type === 'image/avif' || (type === 'image/jpeg' && side > MAX_SIDE))
    return reencode(file, 'image/jpeg');
  const plain = withoutMetadata(new Uint8Array(await file.arrayBuffer()), type);
  const isDrawable = type !== 'image/gif';
  if (!plain) return reencode(file, isDrawable ? type : 'image/png');
  const sent = new File([plain], file.name, { type });
  if (!isDrawable || sent.size <= MAX_IMAGE_BYTES) return sent;
  if (ANIMATED.test(await file.slice(0, 4096).text())) return sent;
  const drawn = await reencode(file);
  return drawn.type === type && drawn.size < sent.size ? drawn : sent;
}

/** Downscales and reencodes; rejects when the browser cannot decode it. */
export async function reencode(file: File, type = file.type): Promise<File> {
  const drawn = await draw(file, type);
  return new File([drawn], nameFor(file.name, drawn.type as ImageType), { type: drawn.type });
}

/** Draws a file or an element to a new file: JPEG where the browser does not encode the type. */
export async function draw(source: ImageBitmapSource, type: string): Promise<Blob> {
  const picture = await createImageBitmap(source);
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.round(picture.width * scale),
      Math.round(picture.height * scale),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures.');
    context.imageSmoothingQuality = 'high';
    if (type === 'image/jpeg') {
      // Would be black where the picture is transparent.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await canvas.convertToBlob({ type, quality: QUALITY });
    // Safari makes a PNG of WebP, seven times as large as the JPEG of a photograph.
    return drawn.type === type ? drawn : await draw(source, 'image/jpeg');
  } finally {
    picture.close();
  }
}

/** The name with an extension of the type. */
export function nameFor(name: string, type: ImageType): string {
  const [extension, other = extension] = IMAGE_EXTENSIONS[type];
  const isRight = [extension, other].some((one) => name.toLowerCase().endsWith(`.${one}`));
  return isRight ? name : name.replace(/\.[^.]*$|$/, `.${extension}`);
}
