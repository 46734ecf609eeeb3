import type { RecordText } from '../../schema/record-texts';
import { normalizeSpace } from '../../shared/text';

interface Place {
  path: string;
  /** Of a rich text: its block, counted from its start. */
  block?: number;
}

/** Where a record says a text of the public page, or how it begins: a field of its own, or a block of a rich text. */
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
