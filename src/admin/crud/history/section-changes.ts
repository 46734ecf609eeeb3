import type { Field, FieldOfKind } from '../../../schema/fields';
import { itemsOf, type MemberFields } from '../../../schema/kind';
import { kindOf, nested } from '../../../schema/kinds';
import {
  SECTION_DAYS,
  type StoredSection,
  sectionType,
  storedSections,
} from '../../../schema/section';
import { sectionName } from '../../fields/sections/new-section';
import { readableText } from './article-text';

type SectionsField = FieldOfKind['sections'];

export interface SectionChange {
  /** The label of its type. */
  label: string;
  what: 'Added' | 'Taken out' | 'Changed' | 'Moved';
  /** Changed texts; all texts and changed settings of a section that was added or taken out. */
  texts: readonly { label: string; before: string; after: string }[];
}

/** What differs of a page's sections, which are compared by their id; then their order. */
export function sectionChanges(
  before: unknown,
  after: unknown,
  field: SectionsField,
): SectionChange[] {
  const [old, now] = [storedSections(before), storedSections(after)];
  const sections = new Map([...now, ...old].map(({ id }) => [id, pairOf(id, old, now)]));
  const changes = [...sections.values()].flatMap(([former, section]): SectionChange[] => {
    const shown = section ?? former ?? { id: '', type: '' };
    const texts = changedTexts(former, section, field);
    const what = !former ? 'Added' : !section ? 'Taken out' : 'Changed';
    const label = sectionType(field, shown)?.label ?? shown.type;
    return what === 'Changed' && texts.length === 0 ? [] : [{ label, what, texts }];
  });
  const order = (these: readonly StoredSection[]) =>
    these
      .flatMap(({ id }) => {
        const [former, section] = sections.get(id) ?? [];
        return former && section ? `${sectionName(field, section)}\n` : [];
      })
      .join('');
  const moved = { label: 'Order', before: order(old), after: order(now) };
  return moved.before === moved.after
    ? changes
    : [...changes, { label: 'Sections', what: 'Moved', texts: [moved] }];
}

const pairOf = (id: string, ...all: (readonly StoredSection[])[]) =>
  all.map((sections) => sections.find((one) => one.id === id));

const HIDDEN = { hidden: { kind: 'boolean', label: 'Hidden' } } as const;

function changedTexts(
  before: StoredSection | undefined,
  after: StoredSection | undefined,
  field: SectionsField,
): SectionChange['texts'] {
  const own = sectionType(field, after ?? before ?? { type: '' })?.fields;
  const fields: MemberFields = { ...own, ...SECTION_DAYS, ...HIDDEN };
  const initial = nested.blank(fields);
  return Object.entries(fields as Record<string, Field>).flatMap(([key, member]) => {
    const [was = '', is = '', unset] = [before, after, initial].map(
      (values) => values && textOfField(member, values[key]),
    );
    // Added or taken out: without its default settings.
    const isUntouched = kindOf(member).isInline && !(before && after) && (was || is) === unset;
    return was === is || isUntouched ? [] : [{ label: member.label, before: was, after: is }];
  });
}

/** Articles as plain text; items of lists a line each. */
function textOfField(field: Field, value: unknown): string {
  if (field.kind !== 'repeat') return readableText(field, value);
  return itemsOf(value)
    .map((item) => kindOf(field).toText([item], field))
    .join('\n');
}
