import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A line of text on the page. */
interface Line {
  text: string;
  colour: [red: number, green: number, blue: number];
  /** 24 px, or 18.66 px and bold (WCAG 2.2, "large scale"). */
  isLarge: boolean;
  box: Box;
}

/** In whole pixels from the page's top left corner. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Texts of `part` whose contrast with the worst pixel behind them fails WCAG AA (criterion 1.4.3). */
export async function faintTexts(page: Page, part: string): Promise<string[]> {
  const lines = await hideTexts(page, part);
  const around = boxAround(lines.map(({ box }) => box));
  const picture = sharp(
    await page.screenshot({ fullPage: true, clip: { x: around.left, y: around.top, ...around } }),
  ).removeAlpha();
  await showTexts(page);
  const faint: string[] = [];
  for (const { text, colour, isLarge, box } of lines) {
    const place = { ...box, left: box.left - around.left, top: box.top - around.top };
    const pixels = await picture.clone().extract(place).raw().toBuffer();
    const ratio = worstContrast(luminance(colour), pixels);
    if (ratio < (isLarge ? 3 : 4.5)) faint.push(`${text}: ${ratio.toFixed(2)}`);
  }
  return faint;
}

/** Makes the texts of `part` transparent and returns the boxes of their lines. */
function hideTexts(page: Page, part: string): Promise<Line[]> {
  return page.evaluate((selector) => {
    const found: Line[] = [];
    const parents = new Set<HTMLElement>();
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
        const size = parseFloat(fontSize);
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          if (rect.width < 2) continue;
          found.push({
            text: text.textContent.trim(),
            colour: [red, green, blue],
            isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
            box: {
              left: Math.ceil(rect.left + window.scrollX),
              top: Math.ceil(rect.top + window.scrollY),
              width: Math.floor(rect.width) - 1,
              height: Math.floor(rect.height) - 1,
            },
          });
        }
        parents.add(parent);
      }
    }
    for (const parent of parents) parent.style.setProperty('color', 'transparent', 'important');
    return found;
  }, part);
}

function showTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[style*="transparent"]')) {
      element.style.removeProperty('color');
    }
  });
}

function boxAround(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

function worstContrast(text: number, pixels: Buffer): number {
  let worst = Infinity;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const behind = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    const ratio = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
    worst = Math.min(worst, ratio);
  }
  return worst;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance([red, green, blue]: Line['colour']): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
