import type { FormValues } from '../../schema/kind';
import { mapNested } from '../../shared/map-nested';

export interface NewPicture {
  path: string;
  width?: number;
  height?: number;
}

export const IMG = /<img\b(?:[^>"]|"[^"]*")*>/gi;

/** Changed columns with another picture: as an address, and in HTML with its size. */
export function replacePictureInRow(row: FormValues, from: string, to: NewPicture): FormValues {
  const columns = Object.entries(row).filter(([, value]) => JSON.stringify(value)?.includes(from));
  return mapNested(Object.fromEntries(columns), (value) =>
    typeof value === 'string' ? inText(value, from, to) : undefined,
  ) as FormValues;
}

/** Its path is unique, so it identifies the picture after any origin. */
function inText(text: string, from: string, { path, width, height }: NewPicture): string {
  const sized = text.replace(IMG, (tag) =>
    tag.includes(from) ? withSize(withSize(tag, 'width', width), 'height', height) : tag,
  );
  return sized.replaceAll(from, path);
}

function withSize(tag: string, side: 'width' | 'height', pixels?: number): string {
  // eslint-disable-next-line no-restricted-syntax -- of one of two words
  const given = new RegExp(`\\s${side}="[^"]*"`, 'i');
  return tag.replace(given, pixels === undefined ? '' : ` ${side}="${pixels}"`);
}
