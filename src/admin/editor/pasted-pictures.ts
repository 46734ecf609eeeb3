/** Gives a picture that came inside the clipboard, as a data: address, an address to upload it from. */
export type HoldPicture = (data: string) => string | undefined;

/** Pictures whose address ends to work: those that Google Docs shows to its writer, and those held for upload. */
const FLEETING = /^(?:blob:|https:\/\/(?:[\w-]+\.)*googleusercontent\.com\/)/i;

export function isFleeting(src: unknown): src is string {
  return typeof src === 'string' && FLEETING.test(src);
}

/**
 * Takes out pictures whose file is on the writer's machine, and counts them. Those inside the clipboard and those
 * whose address will not last stay where they can be uploaded.
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
      image.remove();
      lost += 1;
    }
  }
  return lost;
}

/** What to tell the writer of them. */
export function pictureNotices(count: number): string[] {
  if (count === 0) return [];
  const subject = count === 1 ? 'One picture was' : `${count} pictures were`;
  return [`${subject} left out of the pasted text: add pictures with the Image button.`];
}

const BASE64_PICTURE = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/i;

/** Holds a picture in the page until it is uploaded. */
export function holdPicture(data: string): string | undefined {
  const [, type, base64] = BASE64_PICTURE.exec(data) ?? [];
  if (!type || !base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type }));
  } catch {
    return undefined;
  }
}
