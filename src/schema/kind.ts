import type { FileRules, StoreFile } from './files';
import type { Filter } from './filter';
import type { Reader, ReadAs } from './reader';
import type { TableName } from './table';
import type { Role } from './role';
import type { Rule } from './rules';

/** Values by column, as a form or a row holds them. */
export type FormValues = Record<string, unknown>;

/** A sentence about what is wrong, or `undefined` when nothing is. */
export type ValidationError = string | undefined;

/** What every field can say, whatever its kind. `Value` is what the column holds. */
export interface CommonField<Row = FormValues, Value = unknown> {
  label: string;
  /** The field must be filled: `true` for the usual sentence, or a sentence of your own. */
  required?: true | string;
  helperText?: string;
  /** What a new record starts with. */
  initial?: Value | (() => Value);
  /** For people of these roles alone, in form and grid; the policies decide what is saved. Left out, for everybody. */
  roles?: readonly Role[];
  /** Shown in the form, never typed and never sent. */
  readOnly?: boolean;
  /** While this says no the field is neither shown nor checked, and its column stays as it is. */
  visibleWhen?(row: Row): boolean;
  /** A draft may be saved without it; publishing demands it. */
  optionalInDraft?: true;
}

declare const named: unique symbol;

/** Another column of the same table: a content type's own in its schema. */
export type SiblingColumn = string & { readonly [named]?: 'column' };

export type IsSibling<Value> = typeof named extends keyof NonNullable<Value> ? true : false;

/** A field inside a group, of any kind. */
export interface MemberField extends CommonField {
  kind: string;
}

/** The fields of a group, or of an item of a repeat, by their key. */
export interface MemberFields {
  readonly [key: string]: MemberField;
}

/** A unique value that is made of another field's, and the sentences about it. */
export interface DerivedFrom {
  from: string;
  derive(source: string): string;
  messages: { empty: string; taken: string };
}

/** Values that are kept together, each of a field of its own: a group, an item of a list, a section. */
interface Part {
  /** In plain words: "Address", "step 2". */
  name: string;
  /** Which of a list it is. */
  index?: number;
  values: FormValues;
  fields: MemberFields;
}

/** A column of Postgres. */
export interface Column {
  /** As `format_type` prints it. */
  type: string;
  /** An expression of SQL. */
  default?: string;
}

/** Everything that a kind of field does: pure, without React and without the server. */
export interface Kind<Field> {
  /** `undefined` where the SQL by hand has it. */
  column(field: Field): Column | undefined;
  /** What its stored values keep, beside being of the column's type. */
  rules(field: Field): readonly Rule[];
  /** Stored values that keep the rules; none where they cannot be known. */
  samples(field: Field): readonly unknown[];
  /** The column is unique, and what is said of a value that another record has. */
  unique?(field: Field): string | undefined;
  /** Its values are keys of another table. */
  refersTo?(field: Field): TableName;
  /** Whether nothing that counts is in the form. */
  isBlank(value: unknown, field: Field): boolean;
  /** What is wrong with a form's value that no rule can say: it cannot be read, or does not go with the form's or the group's others. */
  validate(value: unknown, field: Field, siblings: FormValues): ValidationError;
  /** What a value is made of that has fields of its own. */
  parts?(value: unknown, field: Field): readonly Part[];
  /** Those fields, by the path that leads to them: "" or "<type>.". */
  members?(field: Field): readonly (readonly [path: string, fields: MemberFields])[];
  /** A form may keep the parts folded, where no input of theirs tells what is wrong. */
  isFolded?: true;
  /** What a form starts with. */
  blank(field: Field): unknown;
  /** The stored value as the form holds it. */
  toForm(stored: unknown, field: Field): unknown;
  /** The form's value as it is stored. */
  toRow(value: unknown, field: Field): unknown;
  /** The stored value as people read it: in an export, in a message, in history. */
  toText(stored: unknown, field: Field): string;
  /** The stored value, hostile until proven otherwise, as a component of the site is given it. */
  readable(stored: unknown, field: Field, reader: Reader): unknown;
  readAs: ReadAs;
  /** Whether the form can leave it blank and the column then gets something other than null. */
  hasEmptyValue?(field: Field): boolean;
  /** The value of a new record that nobody types. */
  derive?(field: Field, row: FormValues, now: Date): string;
  /** The button that goes back from a typed value to the derived one. */
  derivedName?(labelOf: (column: string) => string, field: Field): string;
  /** How a derived value is shown while its source is being typed. */
  previewOf?(field: Field, derived: string): string;
  /** The field that a unique value is made of, and what is said about it. */
  derivedFrom?(field: Field): DerivedFrom;
  /** The form holds a list or a group. */
  isStructured?: true;
  /** Belongs to this one record: a duplicate starts without it. */
  omitOnDuplicate?: true;
  /** A picture needs no heading in the grid, and the place where one is missing is shown. */
  isPicture?: true;
  /** A stored null says something: the grid shows it. */
  showsNull?: true;
  /** The grid itself can change it. */
  isInline?: true;
  /** Without it the grid cannot be narrowed by the field. */
  filter?(field: Field): Filter;
  /** `false` where an order means nothing. */
  sortable?: false;
  /** The columns that give the order people mean, where the column itself does not; `undefined` where nothing does. */
  sortBy?(field: Field): readonly string[] | undefined;
  /** Replaces files that were chosen by the addresses they are stored at. */
  storeFiles?(value: unknown, field: Field, store: StoreFile): Promise<unknown>;
  /** Where its files go. */
  files?(field: Field): FileRules | undefined;
}

export function initialOf({ initial }: CommonField): unknown {
  return typeof initial === 'function' ? (initial as () => unknown)() : initial;
}

/** The part of a kind that most kinds share: one value that is shown as it is stored. */
export const plain = {
  rules: (): readonly Rule[] => [],
  isBlank: (value: unknown) => value === undefined || value === null || value === '',
  validate: (): ValidationError => undefined,
  blank(this: Kind<CommonField>, field: CommonField): unknown {
    return this.toForm(initialOf(field), field);
  },
  toForm: (stored: unknown) => stored ?? null,
  toRow: (value: unknown) => (value === undefined || value === '' ? null : value),
  toText: (stored: unknown) => String(stored ?? ''),
  readable: (stored: unknown, _field: CommonField, { fill }: Reader): unknown =>
    fill(asText(stored)),
  readAs: 'words',
} as const;

/** The part that kinds share whose value is a list or a group: the form holds it, and the column always has one. */
export const structured = {
  hasEmptyValue: () => true,
  sortable: false,
  isStructured: true,
} as const;

/** The field has to be filled: the usual sentence, or one of its own. */
export function requiredMessage({ required, label }: CommonField): string {
  return typeof required === 'string' ? required : `${label} is required`;
}

/** The rule that a value which has to be there is no blank one. */
export function isFilled(field: CommonField, holds: Rule['holds'], sql: Rule['sql']): Rule[] {
  if (!field.required) return [];
  const rule = { name: 'filled', holds, sql, message: requiredMessage(field) };
  return [field.optionalInDraft ? { ...rule, exceptDrafts: true } : rule];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The items of a list; none where something else is kept. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list. */
export function objectsIn(value: unknown): FormValues[] {
  return itemsOf(value).filter(
    (item): item is FormValues => typeof item === 'object' && item !== null,
  );
}
