/** Placeholder of a dropped picture; the sanitiser removes it, so it is never stored. */
export const LEFT_OUT = 'left-out-picture';

/** Converts a data: URL to a blob URL, for the upload. */
export type HoldPicture = (data: string) => string | undefined;

export const WITHOUT_UPLOAD = 'This text takes pictures by their web address only.';

/** Temporary addresses: Google Docs' and blob URLs. */
const TEMPORARY = /^(?:blob:|https:\/\/(?:[\w-]+\.)*googleusercontent\.com\/)/i;

export function isTemporary(src: unknown): src is string {
  return typeof src === 'string' && TEMPORARY.test(src);
}

/**
 * Replaces local pictures by placeholders and returns their number. Embedded and temporary ones stay if `hold` is
 * given, to be uploaded.
 */
export function removeLostPictures(body: HTMLElement, hold?: HoldPicture): number {
  let lost = 0;
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const held = src.startsWith('data:') ? hold?.(src) : src;
    const stays = held && (isTemporary(held) ? hold : /^(?:https?:\/)?\//i.test(held));
    if (stays) {
      image.setAttribute('src', held);
    } else {
      const mark = image.ownerDocument.createElement(LEFT_OUT);
      mark.setAttribute('alt', image.getAttribute('alt') ?? '');
      mark.setAttribute('why', whyLost(src, hold));
      image.replaceWith(mark);
      lost += 1;
    }
  }
  return lost;
}

function whyLost(src: string, hold?: HoldPicture): string {
  if (!hold && (src.startsWith('data:') || isTemporary(src))) return WITHOUT_UPLOAD;
  return src.startsWith('data:')
    ? 'It is in no format that pages show: save it as PNG or JPEG.'
    : 'Its file is on the computer that the text was written on.';
}

export function pictureNotices(count: number): string[] {
  if (count === 0) return [];
  const place = count === 1 ? 'its place' : 'their places';
  const subject = count === 1 ? 'One picture was' : `${count} pictures were`;
  return [`${subject} left out of the pasted text: a note stands in ${place}.`];
}

const BASE64_PICTURE = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/i;

/** Embedded pictures by blob URL. */
const held = new Map<string, Blob>();

export const heldPicture = (address: string): Blob | undefined => held.get(address);

/** Frees the blob URL. */
export function releasePicture(address: string): void {
  held.delete(address);
  if (address.startsWith('blob:')) URL.revokeObjectURL(address);
}

/** Stores an embedded picture until the upload; returns its blob URL. */
export function holdPicture(data: string): string | undefined {
  const [, type, base64] = BASE64_PICTURE.exec(data) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = new Blob([bytes], { type });
    const address = URL.createObjectURL(picture);
    held.set(address, picture);
    return address;
  } catch {
    return undefined;
  }
}
