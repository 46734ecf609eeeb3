import { MAX_IMAGE_BYTES } from '../../shared/upload-limits';
import { formatFileSize } from './file-size';
import { FORMAT_NAMES, HEIC, MAX_SIZE } from './upload-hints';
import { nameFor, optimizeImage, reencode } from './optimize-image';
import { type PreparedFile, unreadable } from './prepared-file';
import { isHeic, SNIFF_BYTES, sniffImageType } from './sniff-image-type';

const HEIC_ADVICE =
  'which this browser cannot open. On the iPhone choose Settings, Camera, Formats, Most Compatible; or send the photograph to yourself by e-mail, which turns it into a JPEG.';

/**
 * Validates and converts a chosen file. Checks its bytes, and that it decodes completely; the size after downscaling.
 */
export function prepareImage(chosen: File): Promise<PreparedFile> {
  return prepared(chosen).catch(() => unreadable(chosen));
}

async function prepared(chosen: File): Promise<PreparedFile> {
  const name = `“${chosen.name}”`;
  if (chosen.size === 0) return { problem: `${name} is empty.` };
  const head = new Uint8Array(await chosen.slice(0, SNIFF_BYTES).arrayBuffer());
  if (isHeic(head)) return convertHeic(chosen);
  const type = sniffImageType(head);
  if (!type) return { problem: `${name} is not a ${FORMAT_NAMES} picture.` };
  const side = await longerSide(chosen);
  if (side === undefined) {
    return { problem: `${name} is damaged or incomplete and cannot be opened.` };
  }
  // `File.type` follows the extension; the upload needs the real type, and an extension of it.
  const typed = new File([chosen], nameFor(chosen.name, type), { type });
  return small(await optimizeImage(typed, side));
}

async function convertHeic(chosen: File): Promise<PreparedFile> {
  try {
    return small(await reencode(chosen, 'image/jpeg'));
  } catch {
    return { problem: `“${chosen.name}” is ${HEIC}, ${HEIC_ADVICE}` };
  }
}

function small(file: File): PreparedFile {
  if (file.size <= MAX_IMAGE_BYTES) return { file };
  return {
    problem: `“${file.name}” is ${formatFileSize(file.size)}; a picture may be up to ${MAX_SIZE}.`,
  };
}

/** Not by an `<img>`, which loads a truncated file; `createImageBitmap` rejects it. */
async function longerSide(file: File): Promise<number | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.max(picture.width, picture.height);
    picture.close();
    return side;
  } catch {
    return undefined;
  }
}
