import type { RecordText } from '../../../schema/record-texts';
import { firstCharacters, normalizeSpace } from '../../../shared/text';
import { EDIT, isArticle } from '../preview-attributes';
import type { Finding, PageFinding } from './finding';

const KEY_LENGTH = 120;

/** Maps findings of elements to fields; omits those of other forms. */
export function toFindings(found: readonly PageFinding[], texts: readonly RecordText[]): Finding[] {
  return found.flatMap(({ rule, element, words, isSerious }) => {
    const shown = element.closest(`[${EDIT}]`) ?? element.querySelector(`[${EDIT}]`);
    const own = shown?.getAttribute(EDIT);
    const text = texts.find(({ path }) => path === (addressOf(element, own, texts) ?? own));
    if (!shown || !text) return [];
    const block = isArticle(shown)
      ? [...shown.children].findIndex((one) => one.contains(element))
      : -1;
    const about = normalizeSpace(element.textContent ?? '') || element.getAttribute('src') || '';
    return [
      {
        key: `${rule}: ${firstCharacters(about, KEY_LENGTH)}`,
        words,
        path: text.path,
        place: text.place,
        ...(block >= 0 && { block }),
        ...(isSerious && { isSerious }),
      },
    ];
  });
}

/** The address field of a button. */
function addressOf(element: Element, own: string | null | undefined, texts: readonly RecordText[]) {
  const href = element.getAttribute('href');
  const group = own ? own.slice(0, own.lastIndexOf('.') + 1) : '';
  return texts.find(
    ({ readAs, text, path }) => readAs === 'address' && text === href && path.startsWith(group),
  )?.path;
}
