import type { ReadAs } from '../../../schema/reader';
import { columnsOfKind, type ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { nested } from '../../../schema/kinds';
import { recordTexts, type RecordText } from '../../../schema/record-texts';
import { type SectionType, sectionType, storedSections } from '../../../schema/section';
import { shortened } from '../../../shared/text';
import type { Finding } from './finding';

const QUOTED = 60;
const SENTENCES: readonly ReadAs[] = ['sentences', 'article'];

/** One finding per section that still has texts of its example, which describe another company. */
export function exampleFindings(
  schema: ContentType,
  row: FormValues,
  texts: readonly RecordText[],
): Finding[] {
  return columnsOfKind(schema, 'sections').flatMap((column) => {
    const field = schema.fields[column];
    if (field?.kind !== 'sections') return [];
    return storedSections(row[column]).flatMap((section, index) => {
      const type = sectionType(field, section);
      if (!type || section.hidden) return [];
      const examples = exampleTexts(type, index === 0);
      const shown = texts.find(
        ({ path, text }) =>
          path.startsWith(`${column}.${index}.`) &&
          examples.some((one) => one.text === text && path.endsWith(`.${one.path}`)),
      );
      return shown ? [asFinding(type, shown)] : [];
    });
  });
}

function asFinding({ label }: SectionType, { path, place, text }: RecordText): Finding {
  const start = shortened(text.replace(/<[^<>]*>/g, ' '), QUOTED);
  return {
    key: `example text ${label}: ${start}`,
    words: `“${start}” is the example’s text: write your own.`,
    ...{ path, place, isSerious: true },
  };
}

/** Texts that need rewriting: sentences, and the page's headline. */
function exampleTexts(type: SectionType, isTop: boolean): RecordText[] {
  const { fields, example, titleField = 'title' } = type;
  const own = nested.toForm(example, fields);
  return recordTexts(fields, own, (text) => text).filter(
    ({ path, readAs }) => SENTENCES.includes(readAs) || (isTop && path === titleField),
  );
}
