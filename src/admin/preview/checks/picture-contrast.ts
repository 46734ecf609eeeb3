import type { PageFinding } from './finding';
import { quoted } from './page-checks';

/** The least for large texts (WCAG 2.2, 1.4.3): a veil that a section lays over its picture is not counted here. */
const LEAST_CONTRAST = 3;
/** A part of the picture behind a text that may be too much like it. */
const MOST_FAINT = 0.25;
/** What is looked at as one colour, in CSS pixels. */
const PATCH = 4;

/**
 * Pictures on which a text is hard to read, which axe leaves undecided.
 * @param texts what axe could not see the background of
 */
export async function picturesBehindText(
  root: Element,
  texts: readonly Element[],
): Promise<PageFinding[]> {
  const found: PageFinding[] = [];
  for (const picture of root.querySelectorAll('img')) {
    const box = picture.getBoundingClientRect();
    const before = texts.filter(
      (text) => linesOn(box, text).length > 0 && !hasGround(text, picture),
    );
    // One that another site keeps to itself cannot be read.
    const drawn = before.length > 0 && (await drawnAs(picture).catch(() => undefined));
    const faint = drawn && before.find((text) => isFaint(drawn, linesOn(box, text), text));
    if (!faint) continue;
    found.push({
      rule: 'text on picture',
      element: picture,
      words: `${quoted(faint)} stands on this picture and may be hard to read: choose a paler or calmer one.`,
    });
  }
  return found;
}

/** Whether a text stands on a colour of its own, such as a card's or a button's, which lies between it and a picture. */
function hasGround(text: Element, picture: Element): boolean {
  for (let at: Element | null = text; at && !at.contains(picture); at = at.parentElement) {
    const style = at.ownerDocument.defaultView?.getComputedStyle(at);
    if (style && !/, 0\)$/.test(style.backgroundColor)) return true;
  }
  return false;
}

/** The lines of a text as far as they are on a picture, measured from its corner in patches. */
function linesOn(box: DOMRect, text: Element): DOMRect[] {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].flatMap(({ left, top, right, bottom }) => {
    const x = Math.max(left, box.left);
    const y = Math.max(top, box.top);
    const width = Math.min(right, box.right) - x;
    const height = Math.min(bottom, box.bottom) - y;
    if (width < PATCH || height < PATCH) return [];
    const [atX, atY] = [x - box.left, y - box.top];
    return new DOMRect(atX / PATCH, atY / PATCH, width / PATCH, height / PATCH);
  });
}

/** The picture as it is shown, cut and placed, a pixel for each patch. */
async function drawnAs(picture: HTMLImageElement): Promise<OffscreenCanvasRenderingContext2D> {
  const { currentSrc, clientWidth, clientHeight, ownerDocument } = picture;
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.src = currentSrc;
  await copy.decode();
  const canvas = new OffscreenCanvas(
    Math.ceil(clientWidth / PATCH),
    Math.ceil(clientHeight / PATCH),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const style = ownerDocument.defaultView?.getComputedStyle(picture);
  if (!context || !style) throw new Error('This browser cannot draw pictures.');
  // `cover`, as all pictures behind texts are.
  const scale = Math.max(canvas.width / copy.naturalWidth, canvas.height / copy.naturalHeight);
  const [width, height] = [copy.naturalWidth * scale, copy.naturalHeight * scale];
  const [x = 50, y = 50] = style.objectPosition.split(' ').map(parseFloat);
  const [left, top] = [(canvas.width - width) * (x / 100), (canvas.height - height) * (y / 100)];
  context.drawImage(copy, left, top, width, height);
  return context;
}

function isFaint(
  drawn: OffscreenCanvasRenderingContext2D,
  lines: readonly DOMRect[],
  text: Element,
): boolean {
  const colour = text.ownerDocument.defaultView?.getComputedStyle(text).color ?? '';
  const own = luminance(colour.match(/[\d.]+/g)?.map(Number) ?? []);
  let [all, faint] = [0, 0];
  for (const { x, y, width, height } of lines) {
    const { data } = drawn.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    for (let at = 0; at < data.length; at += 4) {
      const behind = luminance(data.subarray(at, at + 3));
      const contrast = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
      all += 1;
      if (contrast < LEAST_CONTRAST) faint += 1;
    }
  }
  return faint > all * MOST_FAINT;
}

/** As WCAG 2.2 defines it, of red, green and blue from 0 to 255. */
function luminance([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
