/** Stands where a picture was left out: an element that the sanitiser drops, without text, so it is never stored. */
export const LEFT_OUT = 'left-out-picture';

/** Gives a picture that came inside the clipboard, as a data: address, an address to upload it from. */
export type HoldPicture = (data: string) => string | undefined;

export const WITHOUT_UPLOAD = 'This text takes pictures by their web address only.';

/** Pictures whose address ends to work: those that Google Docs shows to its writer, and those held for upload. */
const FLEETING = /^(?:blob:|https:\/\/(?:[\w-]+\.)*googleusercontent\.com\/)/i;

export function isFleeting(src: unknown): src is string {
  return typeof src === 'string' && FLEETING.test(src);
}

/**
 * Puts a mark in the place of pictures whose file is on the writer's machine, and counts them. Those inside the clipboard
 * and those whose address will not last stay where they can be uploaded.
 */
export function removeLostPictures(body: HTMLElement, hold?: HoldPicture): number {
  let lost = 0;
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const held = src.startsWith('data:') ? hold?.(src) : src;
    const stays = held && (isFleeting(held) ? hold : /^(?:https?:\/)?\//i.test(held));
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
  if (!hold && (src.startsWith('data:') || isFleeting(src))) return WITHOUT_UPLOAD;
  return src.startsWith('data:')
    ? 'It is in no format that pages show: save it as PNG or JPEG.'
    : 'Its file is on the computer that the text was written on.';
}

/** What to tell the writer of them. */
export function pictureNotices(count: number): string[] {
  if (count === 0) return [];
  const place = count === 1 ? 'its place' : 'their places';
  const subject = count === 1 ? 'One picture was' : `${count} pictures were`;
  return [`${subject} left out of the pasted text: a note stands in ${place}.`];
}

const BASE64_PICTURE = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/i;

/** Pictures that came inside the clipboard, by the address at which the page shows them. */
const held = new Map<string, Blob>();

/** The file of a picture that is held. */
export const heldPicture = (address: string): Blob | undefined => held.get(address);

/** Lets go of it: the page shows none at its address any more. */
export function releasePicture(address: string): void {
  held.delete(address);
  if (address.startsWith('blob:')) URL.revokeObjectURL(address);
}

/** Holds a picture in the page until it is uploaded. */
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
