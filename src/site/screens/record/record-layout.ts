import { readableFields, type ContentType } from '../../../schema/content-type';
import type { ContentPicture } from '../../../shared/content/picture';
import { fieldsWithValues, type RenderedField } from './Fields';
import type { RecordProps } from './RecordScreen';

interface RecordLayout {
  title: string;
  /** Below its title. */
  intro: string;
  picture: ContentPicture | undefined;
  facts: RenderedField[];
  text: RenderedField[];
}

/** Divides a record's fields into title, intro, picture, facts and text, by kind. */
export function recordLayout({
  type,
  of,
  row,
}: Pick<RecordProps, 'type' | 'of' | 'row'>): RecordLayout {
  const fields = readableFields(type);
  const [pictureColumn = ''] =
    fields.find(
      ([name, { kind }]) => name === of.head?.picture || (kind === 'image' && row[name]),
    ) ?? [];
  const introColumn = of.head?.description ?? '';
  const isPlain = type.fields[introColumn]?.kind !== 'html';
  const placed = [type.titleColumn, pictureColumn, ...(isPlain ? [introColumn] : [])];
  const rest = fields.filter(([name]) => !placed.includes(name) && !isSwitch(type, name));
  const rendered = fieldsWithValues(Object.fromEntries(rest), row);
  return {
    title: String(row[type.titleColumn] ?? ''),
    intro: isPlain ? String(row[introColumn] ?? '') : '',
    picture: row[pictureColumn] as ContentPicture | undefined,
    facts: rendered.filter(({ at }) => at === 'facts'),
    text: rendered.filter(({ at }) => at === 'text'),
  };
}

/** The publication field says nothing to visitors. */
const isSwitch = ({ access }: ContentType, name: string) =>
  name === ((access !== 'by hand' && access.publishedBy) || 'published');
