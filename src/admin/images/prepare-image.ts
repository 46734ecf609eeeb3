import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from '../../shared/file-types';
import { formatFileSize } from './file-size';
import { FORMAT_NAMES, formatName, MOST } from './image-limits';
import { imageToUpload, redrawn } from './image-to-upload';
import type { PreparedFile } from './prepared-file';
import { isHeic, SNIFF_BYTES, sniffImageType } from './sniff-image-type';

const HEIC_ADVICE =
  'is an iPhone photograph in HEIC format, which this browser cannot open. On the iPhone choose Settings, Camera, Formats, Most Compatible; or send the photograph to yourself by e-mail, which turns it into a JPEG.';

/**
 * Makes of a chosen file what is sent, and judges that. By content: its bytes say the format, its name must agree,
 * it must decode to the last row. A photograph is made smaller before its size is judged.
 */
export async function prepareImage(chosen: File): Promise<PreparedFile> {
  const name = `“${chosen.name}”`;
  if (chosen.size === 0) return { problem: `${name} is empty.` };
  const head = new Uint8Array(await chosen.slice(0, SNIFF_BYTES).arrayBuffer());
  if (isHeic(head)) return convertHeic(chosen);
  const type = sniffImageType(head);
  if (!type) return { problem: `${name} is not a ${FORMAT_NAMES} picture.` };
  const extensions: readonly string[] = IMAGE_EXTENSIONS[type];
  if (!extensions.includes(extensionOf(chosen.name))) {
    return {
      problem: `${name} is really a ${formatName(type)} picture: rename it to end in .${extensions[0]} and choose it again.`,
    };
  }
  if (!(await decodes(chosen))) {
    return { problem: `${name} is damaged or incomplete and cannot be opened.` };
  }
  // The browser goes by the name when it says a file's type, the server is told the real one.
  const typed = chosen.type === type ? chosen : new File([chosen], chosen.name, { type });
  return small(await imageToUpload(typed));
}

async function convertHeic(chosen: File): Promise<PreparedFile> {
  try {
    return small(await redrawn(chosen, 'image/jpeg'));
  } catch {
    return { problem: `“${chosen.name}” ${HEIC_ADVICE}` };
  }
}

function small(file: File): PreparedFile {
  if (file.size <= MAX_IMAGE_BYTES) return { file };
  return {
    problem: `“${file.name}” is ${formatFileSize(file.size)}; a picture may be up to ${MOST}.`,
  };
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** `createImageBitmap` refuses a truncated file; an `<img>` would show its upper part and call it loaded. */
async function decodes(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
