import { formatFileSize } from './file-size';
import { IMAGE_EXTENSIONS, type ImageType } from './image-types';
import { SNIFF_BYTES, sniffImageType } from './sniff-image-type';

export interface ImageRules {
  accept: readonly ImageType[];
  /** The largest size taken, in bytes. */
  maxBytes: number;
}

/**
 * Why a file cannot be the picture, in one sentence for the person who chose it; `undefined` when it can.
 * Judged by content: its bytes say the format, its name must agree, and it must decode to the last row.
 */
export async function checkImageFile(file: File, rules: ImageRules): Promise<string | undefined> {
  const name = `“${file.name}”`;
  if (file.size === 0) return `${name} is empty.`;
  if (file.size > rules.maxBytes) {
    return `${name} is ${formatFileSize(file.size)}; a picture may be up to ${formatFileSize(rules.maxBytes)}.`;
  }
  const type = sniffImageType(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  if (!type || !rules.accept.includes(type)) {
    return `${name} is not a ${formatNames(rules.accept)} picture.`;
  }
  const extensions: readonly string[] = IMAGE_EXTENSIONS[type];
  if (!extensions.includes(extensionOf(file.name))) {
    return `${name} is really a ${formatName(type)} picture: rename it to end in .${extensions[0]} and choose it again.`;
  }
  if (!(await decodes(file))) return `${name} is damaged or incomplete and cannot be opened.`;
  return undefined;
}

/** "PNG, JPEG or WebP", for the hint under the field and for refusals. */
export function formatNames(types: readonly ImageType[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(types.map(formatName));
}

function formatName(type: ImageType): string {
  return type === 'image/webp' ? 'WebP' : type.slice('image/'.length).toUpperCase();
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
