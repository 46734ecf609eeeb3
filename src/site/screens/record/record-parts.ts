import { readableFields } from '../../../content-types/public-type';
import type { ContentType } from '../../../schema/content-type';
import type { ContentPicture } from '../../../shared/content/site-content';
import { shownFields, type ShownField } from './Fields';
import type { RecordProps } from './RecordScreen';

interface RecordParts {
  title: string;
  /** What stands under its title. */
  intro: string;
  picture: ContentPicture | undefined;
  /** Short values. */
  facts: ShownField[];
  /** What is read from top to bottom. */
  text: ShownField[];
}

/** What the page or the card of a record is made of, by the kinds of its fields. */
export function recordParts({
  type,
  of,
  row,
}: Pick<RecordProps, 'type' | 'of' | 'row'>): RecordParts {
  const fields = readableFields(type);
  const [pictured = ''] =
    fields.find(
      ([name, { kind }]) => name === of.head?.picture || (kind === 'image' && row[name]),
    ) ?? [];
  const introduced = of.head?.description ?? '';
  const isPlain = type.fields[introduced]?.kind !== 'html';
  const elsewhere = [type.titleColumn, pictured, ...(isPlain ? [introduced] : [])];
  const rest = fields.filter(([name]) => !elsewhere.includes(name) && !isSwitch(type, name));
  const shown = shownFields(Object.fromEntries(rest), row);
  return {
    title: String(row[type.titleColumn] ?? ''),
    intro: isPlain ? String(row[introduced] ?? '') : '',
    picture: row[pictured] as ContentPicture | undefined,
    facts: shown.filter(({ at }) => at === 'facts'),
    text: shown.filter(({ at }) => at === 'text'),
  };
}

/** What makes a record public says nothing where visitors see it. */
const isSwitch = ({ access }: ContentType, name: string) =>
  name === ((access !== 'by hand' && access.publishedBy) || 'published');
