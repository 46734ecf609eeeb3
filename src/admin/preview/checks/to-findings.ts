import type { RecordText } from '../../../schema/record-texts';
import { normalizeSpace } from '../../../shared/normalize-space';
import { EDIT, isArticle } from '../preview-attributes';
import type { Finding, PageFinding } from './finding';

const KEY_LENGTH = 120;

/** What is found at elements of a page, at the fields that they show; what nobody can change in this form is left out. */
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
        key: `${rule}: ${about.slice(0, KEY_LENGTH)}`,
        words,
        path: text.path,
        place: text.place,
        ...(block >= 0 && { block }),
        ...(isSerious && { isSerious }),
      },
    ];
  });
}

/** The field beside a button's words that holds where it leads. */
function addressOf(element: Element, own: string | null | undefined, texts: readonly RecordText[]) {
  const href = element.getAttribute('href');
  const group = own ? own.slice(0, own.lastIndexOf('.') + 1) : '';
  return texts.find(
    ({ kind, text, path }) => kind === 'url' && text === href && path.startsWith(group),
  )?.path;
}
