import type { ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import type { RecordText } from '../../../schema/record-texts';
import { firstCharacters, normalizeSpace } from '../../../shared/text';
import { EDIT, isArticle } from '../preview-attributes';
import { SHOWN_HEADLINE, SHOWN_TEXT } from '../search-result-frame';
import { exampleFindings } from './example-checks';
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

/** The field beside a button's words that holds where it leads. */
function addressOf(element: Element, own: string | null | undefined, texts: readonly RecordText[]) {
  const href = element.getAttribute('href');
  const group = own ? own.slice(0, own.lastIndexOf('.') + 1) : '';
  return texts.find(
    ({ readAs, text, path }) => readAs === 'address' && text === href && path.startsWith(group),
  )?.path;
}

/** What is wrong with a record that its page does not show: words for search engines, pictures without any. */
export function recordFindings(
  schema: ContentType,
  row: FormValues,
  texts: readonly RecordText[],
): Finding[] {
  return [
    ...exampleFindings(schema, row, texts),
    ...tooLong(schema, row, texts),
    ...undescribed(texts),
  ];
}

/** Not serious: such a picture is shown as decoration, and its form says so. */
function undescribed(texts: readonly RecordText[]): Finding[] {
  return texts.flatMap(({ undescribedAt, place, text }) =>
    undescribedAt === undefined
      ? []
      : [
          {
            key: `undescribed ${text}`,
            words:
              'A picture is not described: say what it shows, or that it is decoration. People who cannot see it are told nothing.',
            path: undescribedAt,
            place,
          },
        ],
  );
}

/** Of what has a page of its own. */
function tooLong(schema: ContentType, row: FormValues, texts: readonly RecordText[]): Finding[] {
  if (!schema.publicPath) return [];
  const fields = [
    { columns: ['search_title', schema.titleColumn], most: SHOWN_HEADLINE, name: 'headline' },
    {
      columns: ['search_description', 'description', 'excerpt'],
      most: SHOWN_TEXT,
      name: 'text',
    },
  ];
  return fields.flatMap(({ columns, most, name }) => {
    const path = columns.find((column) => row[column]);
    const shown = texts.find((one) => one.path === path);
    if (!shown || shown.text.length <= most) return [];
    const words = `Search engines show about ${most} characters of the ${name}; this has ${shown.text.length}.`;
    return [{ key: `too long ${shown.text}`, words, path: shown.path, place: shown.place }];
  });
}
