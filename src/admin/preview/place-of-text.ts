import type { RecordText } from '../../schema/record-texts';
import { normalizeSpace } from '../../shared/text';

interface Place {
  path: string;
  /** Index of the block in a rich text. */
  block?: number;
}

/** The field, or block of a rich text, with a text or its beginning. */
export function placeOfText(text: string, texts: readonly RecordText[]): Place | undefined {
  const found =
    texts.find((one) => normalizeSpace(one.text) === text) ??
    texts.find((one) => normalizeSpace(one.text).startsWith(text));
  if (found) return { path: found.path };
  for (const { readAs, text: html, path } of texts) {
    if (readAs !== 'article') continue;
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const block = [...body.children].findIndex((one) =>
      normalizeSpace(one.textContent ?? '').includes(text),
    );
    if (block >= 0) return { path, block };
  }
  return undefined;
}
