import type { ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import type { RecordText } from '../../../schema/record-texts';
import { MAX_HEADLINE, MAX_DESCRIPTION } from '../search-result-limits';
import { exampleFindings } from './example-checks';
import type { Finding } from './finding';

/** Findings that the page does not show: texts for search engines, missing alternative texts. */
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

/** Not serious: rendered as decorative. */
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

/** Only for records with a page. */
function tooLong(schema: ContentType, row: FormValues, texts: readonly RecordText[]): Finding[] {
  if (!schema.publicPath) return [];
  const fields = [
    { columns: ['search_title', schema.titleColumn], most: MAX_HEADLINE, name: 'headline' },
    {
      columns: ['search_description', 'description', 'excerpt'],
      most: MAX_DESCRIPTION,
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
