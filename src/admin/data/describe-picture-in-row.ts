import type { FormValues } from '../../schema/kind';
import { isSame } from '../../schema/row';
import { IMG } from './replace-picture-in-row';

const ALT = /\salt="[^"]*"/i;

/** Changed columns of a row with another description of a picture, beside its address and in HTML. */
export function describePictureInRow(row: FormValues, path: string, words: string): FormValues {
  const described = inObject(row, path, words);
  const changed = Object.entries(described).filter(
    ([column, value]) => !isSame(value, row[column]),
  );
  return Object.fromEntries(changed);
}

function inValue(value: unknown, path: string, words: string): unknown {
  if (typeof value === 'string') return inHtml(value, path, words);
  if (Array.isArray(value)) return value.map((item: unknown) => inValue(item, path, words));
  return typeof value === 'object' && value !== null ? inObject({ ...value }, path, words) : value;
}

function inObject(values: FormValues, path: string, words: string): FormValues {
  const described = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, inValue(value, path, words)]),
  ) as FormValues;
  for (const [key, value] of Object.entries(values)) {
    const isAddress = typeof value === 'string' && value.includes(path) && !value.includes('<');
    const beside = key === 'src' ? 'alt' : `${key}_alt`;
    if (isAddress && beside in values) described[beside] = words;
  }
  return described;
}

function inHtml(text: string, path: string, words: string): string {
  const alt = ` alt="${words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return text.replace(IMG, (tag) => {
    if (!tag.includes(path)) return tag;
    return ALT.test(tag) ? tag.replace(ALT, () => alt) : tag.replace(/^<img/i, (it) => it + alt);
  });
}
