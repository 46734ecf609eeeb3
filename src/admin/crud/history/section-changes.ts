import { diffArrays } from 'diff';
import type { Field, FieldOfKind } from '../../../schema/fields';
import { itemsOf, type FormValues, type MemberFields } from '../../../schema/kind';
import { kindOf, nested } from '../../../schema/kinds';
import {
  SECTION_DAYS,
  type StoredSection,
  sectionType,
  storedSections,
} from '../../../schema/section';
import { readableText } from './article-text';

type SectionsField = FieldOfKind['sections'];

export interface SectionChange {
  id: string;
  /** The label of its type. */
  label: string;
  what: 'added' | 'removed' | 'moved' | 'changed' | 'hidden' | 'shown';
  /** Changed texts; all texts and changed settings of a section that was added or removed. */
  texts: readonly { label: string; before: string; after: string }[];
}

/** Diff of a page's sections in order; removed ones at their former position. */
export function sectionChanges(
  before: unknown,
  after: unknown,
  field: SectionsField,
): SectionChange[] {
  const [old, now] = [storedSections(before), storedSections(after)];
  const moved = movedSections(old, now);
  const changes = now.flatMap((section) => {
    const former = old.find(({ id }) => id === section.id);
    const texts = textsOf(former, section, field);
    const what = whatBecame(former, section, texts, field) ?? (moved.has(section.id) && 'moved');
    return what ? [changeTo(what, section, texts, field)] : [];
  });
  for (const section of old.filter(({ id }) => !now.some((one) => one.id === id))) {
    const above = old.slice(0, old.indexOf(section)).map(({ id }) => id);
    const place = changes.findLastIndex(({ id }) => above.includes(id)) + 1;
    const texts = textsOf(section, undefined, field);
    changes.splice(place, 0, changeTo('removed', section, texts, field));
  }
  return changes;
}

type Texts = SectionChange['texts'];

function whatBecame(
  former: StoredSection | undefined,
  section: StoredSection,
  texts: Texts,
  field: SectionsField,
): SectionChange['what'] | undefined {
  if (!former) return 'added';
  if (Boolean(former.hidden) !== Boolean(section.hidden))
    return section.hidden ? 'hidden' : 'shown';
  const isOther = sectionType(field, section)
    ? texts.length > 0
    : JSON.stringify(former) !== JSON.stringify(section);
  return isOther ? 'changed' : undefined;
}

function changeTo(
  what: SectionChange['what'],
  section: StoredSection,
  texts: Texts,
  field: SectionsField,
): SectionChange {
  const label = sectionType(field, section)?.label ?? section.type;
  return { id: section.id, label, what, texts };
}

function textsOf(
  before: StoredSection | undefined,
  after: StoredSection | undefined,
  field: SectionsField,
): Texts {
  const own = sectionType(field, after ?? before ?? { type: '' })?.fields;
  const fields: MemberFields = { ...own, ...SECTION_DAYS };
  const initial = nested.blank(fields);
  return Object.entries(fields).flatMap(([key, member]) => {
    const text = (values: FormValues | undefined) =>
      values ? textOfField(member as Field, values[key]) : '';
    const change = { label: member.label, before: text(before), after: text(after) };
    // Added or removed sections without their default settings.
    const isUntouched =
      isSetting(member as Field) && !(before && after) && text(before ?? after) === text(initial);
    return change.before === change.after || isUntouched ? [] : [change];
  });
}

const isSetting = (field: Field) => kindOf(field).isInline === true;

/** Articles as plain text; items of lists a line each. */
function textOfField(field: Field, value: unknown): string {
  if (field.kind !== 'repeat') return readableText(field, value);
  return itemsOf(value)
    .map((item) => kindOf(field).toText([item], field))
    .join('\n');
}

/** The smallest set of moves that explains the new order. */
function movedSections(old: readonly StoredSection[], now: readonly StoredSection[]): Set<string> {
  const ids = (these: readonly StoredSection[], others: readonly StoredSection[]) =>
    these.map(({ id }) => id).filter((id) => others.some((one) => one.id === id));
  const changes = diffArrays(ids(old, now), ids(now, old));
  return new Set(changes.flatMap(({ added, value }) => (added ? value : [])));
}
