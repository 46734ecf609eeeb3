import type { PageFinding } from './finding';
import { quoted } from './page-checks';

/** Minimum of large text (WCAG 2.2, 1.4.3); ignores a section's overlay on the picture. */
const MIN_CONTRAST = 3;
/** Tolerated share of the picture with less contrast. */
const MAX_FAINT = 0.25;
/** Size of a sample in CSS pixels. */
const SAMPLE = 4;

/**
 * Pictures behind text with low contrast, which axe reports as incomplete.
 * @param texts elements whose background axe could not determine
 * @param pause between pictures, for the keys
 */
export async function picturesBehindText(
  root: Element,
  texts: readonly Element[],
  pause: () => Promise<void>,
): Promise<PageFinding[]> {
  const found: PageFinding[] = [];
  // Once and together: it lays out the page, which may scroll while a picture is read.
  const lines = texts.map((text) => ({ text, all: linesOf(text) }));
  const pictures = [...root.querySelectorAll('img')].map((picture) => ({
    picture,
    box: picture.getBoundingClientRect(),
  }));
  for (const { picture, box } of pictures) {
    await pause();
    const before = lines
      .map(({ text, all }) => ({ text, shared: linesOn(box, all) }))
      .filter(({ text, shared }) => shared.length > 0 && !hasGround(text, picture));
    // Pictures without CORS cannot be read.
    const drawn = before.length > 0 && (await sampled(picture).catch(() => undefined));
    const faint = drawn && before.find(({ text, shared }) => isFaint(drawn, shared, text))?.text;
    if (!faint) continue;
    found.push({
      rule: 'text on picture',
      element: picture,
      words: `${quoted(faint)} stands on this picture and may be hard to read: choose a paler or calmer one.`,
    });
  }
  return found;
}

/** Whether a background colour is between text and picture, such as a card's or a button's. */
function hasGround(text: Element, picture: Element): boolean {
  for (let at: Element | null = text; at && !at.contains(picture); at = at.parentElement) {
    const style = at.ownerDocument.defaultView?.getComputedStyle(at);
    if (style && !/, 0\)$/.test(style.backgroundColor)) return true;
  }
  return false;
}

function linesOf(text: Element): DOMRect[] {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

/** Lines of a text on a picture, in samples from its corner. */
function linesOn(box: DOMRect, lines: readonly DOMRect[]): DOMRect[] {
  return lines.flatMap(({ left, top, right, bottom }) => {
    const x = Math.max(left, box.left);
    const y = Math.max(top, box.top);
    const width = Math.min(right, box.right) - x;
    const height = Math.min(bottom, box.bottom) - y;
    if (width < SAMPLE || height < SAMPLE) return [];
    const [atX, atY] = [x - box.left, y - box.top];
    return new DOMRect(atX / SAMPLE, atY / SAMPLE, width / SAMPLE, height / SAMPLE);
  });
}

/** Draws the cropped picture with one pixel per sample. */
async function sampled(picture: HTMLImageElement): Promise<OffscreenCanvasRenderingContext2D> {
  const { currentSrc, clientWidth, clientHeight, ownerDocument } = picture;
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.src = currentSrc;
  await copy.decode();
  const canvas = new OffscreenCanvas(
    Math.ceil(clientWidth / SAMPLE),
    Math.ceil(clientHeight / SAMPLE),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const style = ownerDocument.defaultView?.getComputedStyle(picture);
  if (!context || !style) throw new Error('This browser cannot draw pictures.');
  // `object-fit: cover`, as all pictures behind text.
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
      if (contrast < MIN_CONTRAST) faint += 1;
    }
  }
  return faint > all * MAX_FAINT;
}

/** WCAG 2.2's relative luminance, of channels from 0 to 255. */
function luminance([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
