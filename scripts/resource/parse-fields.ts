import { ROLES } from '../../src/schema/role.ts';
import { CURRENCY_SIGNS } from '../../src/shared/money.ts';
import { UserError } from '../../supabase/user-error.ts';
import { choiceOf, type FieldAnswer, type OfferedKind } from './field-answer.ts';
import { isOfferedKind, KINDS_OFFERED } from './field-templates.ts';

/** Of a table, a column or a role. */
export const NAME = /^[a-z][a-z0-9_]{0,50}$/;
const OWN_COLUMNS = ['id', 'position', 'created_at', 'updated_at'];
/** What a record can be called by, the likeliest first. */
const TITLE_KINDS: readonly OfferedKind[] = ['text', 'email', 'phone', 'select', 'date'];

/** The fields of a table. */
export function parseColumns(words: readonly string[]): FieldAnswer[] {
  const fields = parseFields(words);
  const own = fields.find(({ name }) => OWN_COLUMNS.includes(name));
  if (own) throw new UserError(`Every table has "${own.name}" by itself: leave it out.`);
  if (fields.length > 0 && !titleField(fields)) {
    throw new UserError(
      `A record is called by a field of the kind ${TITLE_KINDS.join(', ')}: add one such as name:text!`,
    );
  }
  const lost = fields.find(({ kind, detail }) => kind === 'altText' && !hasPicture(fields, detail));
  if (lost) {
    throw new UserError(
      `"${lost.name}" speaks of "${lost.detail.join()}", which is no field of the kind image: add ${lost.detail.join()}:image.`,
    );
  }
  return fields;
}

const hasPicture = (fields: readonly FieldAnswer[], detail: readonly string[]) =>
  fields.some(({ name, kind }) => kind === 'image' && name === detail.join());

/** Fields as they are asked for, of a table or of a section. */
export function parseFields(words: readonly string[]): FieldAnswer[] {
  const fields = words.map(parseField);
  const twice = firstTwice(fields.map(({ name }) => name));
  if (twice) throw new UserError(`There are two fields "${twice}".`);
  return fields;
}

function firstTwice(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) < index);
}

/** The field that records are called by. */
export function titleField(fields: readonly FieldAnswer[]): FieldAnswer | undefined {
  return TITLE_KINDS.map((kind) => fields.find((field) => field.kind === kind)).find(Boolean);
}

/** Whether it tells of people: what only staff read and has an e-mail address or a telephone number. */
export function tellsOfPeople(fields: readonly FieldAnswer[], isPrivate: boolean): boolean {
  return isPrivate && fields.some(({ kind }) => kind === 'email' || kind === 'phone');
}

function parseField(word: string): FieldAnswer {
  const isRequired = word.includes('!');
  const [, name = '', kind = '', detail = ''] =
    /^([^:]+):([a-zA-Z]+)(?:=(.+))?$/.exec(word.replace('!', '')) ?? [];
  if (!NAME.test(name)) {
    throw new UserError(
      `"${word}" is no field: write name:kind, such as quote:multiline!, with small letters and "_" in the name.`,
    );
  }
  if (!isOfferedKind(kind)) {
    throw new UserError(`There is no kind "${kind}". There are: ${KINDS_OFFERED.join(', ')}.`);
  }
  const missing = KINDS_WITH_DETAIL[kind];
  if (missing && !detail) throw new UserError(`"${word}" lacks ${missing}`);
  const parts = detail ? detail.split(',') : [];
  refuseUnknown(kind, parts);
  return { name, kind, isRequired, detail: parts };
}

const KINDS_WITH_DETAIL: Partial<Record<OfferedKind, string>> = {
  select: 'its choices: category:select=Homes,Offices',
  reference: 'the table it refers to: topic_id:reference=topics',
  references: 'the table it refers to: topic_ids:references=topics',
  altText: 'the picture it speaks of: photo_alt:altText=photo',
};

function refuseUnknown(kind: OfferedKind, parts: readonly string[]): void {
  if (kind === 'select') {
    const choices = parts.map((part) => choiceOf(part).value);
    const twice = firstTwice(choices);
    if (choices.includes('') || twice) {
      throw new UserError(
        twice ? `There are two choices "${twice}".` : 'A choice has no name: mind the commas.',
      );
    }
    checkRoles(parts.flatMap((part) => choiceOf(part).roles));
  }
  const currency = kind === 'money' && parts[0];
  if (currency && !Object.hasOwn(CURRENCY_SIGNS, currency)) {
    throw new UserError(
      `"${currency}" is no currency of src/shared/money.ts: ${Object.keys(CURRENCY_SIGNS).join(', ')}.`,
    );
  }
}

export function checkRoles(names: readonly string[]): void {
  const unknown = names.find((name) => !ROLES.some((role) => role === name));
  if (unknown !== undefined) {
    throw new UserError(`There is no role "${unknown}". There are: ${ROLES.join(', ')}.`);
  }
}
