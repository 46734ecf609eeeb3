import type { FileRules, StoreFile } from './files';
import type { Filter } from './filter';
import type { Reader, ReadAs } from './reader';
import type { TableName } from './table';
import type { Role } from './role';
import type { Requirable, Rule } from './rules';

/** Values by column, of a form or a row. */
export type FormValues = Record<string, unknown>;

/** A message, or `undefined` for a valid value. */
export type ValidationError = string | undefined;

/** Options of every kind. `Value` is the column's type. */
export interface CommonField<Value = unknown, Row = FormValues> extends Requirable {
  helperText?: string;
  /** Initial value of a new record. */
  initial?: Value | (() => Value);
  /** Roles that see it in form and grid (all by default); policies decide what is saved. */
  roles?: readonly Role[];
  /** Shown in the form, never sent. */
  readOnly?: boolean;
  /** Otherwise the field is neither shown nor validated, and its column unchanged. */
  visibleWhen?(row: Row): boolean;
}

declare const named: unique symbol;

/** Another column of the same table. */
export type SiblingColumn = string & { readonly [named]?: 'column' };

export type IsSibling<Value> = typeof named extends keyof NonNullable<Value> ? true : false;

/** A field of any kind inside a group. */
export interface MemberField extends CommonField {
  kind: string;
}

/** Fields of a group or an item, by key. */
export interface MemberFields {
  readonly [key: string]: MemberField;
}

/** A unique value derived from another field, with its messages. */
export interface DerivedFrom {
  from: string;
  derive(source: string): string;
  messages: { empty: string; taken: string };
}

/** Nested values with their fields: a group, an item of a list, a section. */
export interface Part {
  /** In plain words: "Address", "step 2". */
  name: string;
  /** Index in a list. */
  index?: number;
  values: FormValues;
  fields: MemberFields;
}

export interface Column {
  /** As printed by `format_type`. */
  type: string;
  /** SQL expression. */
  default?: string;
}

/** The behaviour of a kind: pure, without React and the server. */
export interface Kind<Field> {
  /** `undefined` for hand-written SQL. */
  column(field: Field): Column | undefined;
  /** Constraints of stored values beside the column's type. */
  rules(field: Field): readonly Rule[];
  /** Valid stored values; empty if unknown. */
  samples(field: Field): readonly unknown[];
  /** The message for a value that another record has, if the column is unique. */
  unique?(field: Field): string | undefined;
  /** The table of its foreign keys. */
  refersTo?(field: Field): TableName;
  /** Whether a form's value counts as empty. */
  isBlank(value: unknown, field: Field): boolean;
  /** Errors that no rule can express: unparsable input, or a conflict with sibling values. */
  validate(value: unknown, field: Field, siblings: FormValues): ValidationError;
  /** Nested values. */
  parts?(value: unknown, field: Field): readonly Part[];
  /** Nested fields with the prefix of their path: "" or "<type>.". */
  members?(field: Field): readonly (readonly [path: string, fields: MemberFields])[];
  /** Its parts may be collapsed while they are valid. */
  isFolded?: true;
  /** Initial value in a form. */
  blank(field: Field): unknown;
  /** From row to form. */
  toForm(stored: unknown, field: Field): unknown;
  /** From form to row. */
  toRow(value: unknown, field: Field): unknown;
  /** As text: for exports, messages, history. */
  toText(stored: unknown, field: Field): string;
  /** From a text of another program, such as a cell of a CSV file, to the form. */
  fromText(text: string, field: Field): unknown;
  /** Converts an untrusted stored value for the site's components. */
  readable(stored: unknown, field: Field, reader: Reader): unknown;
  readAs: ReadAs;
  /** Whether a blank value is stored as something other than null. */
  hasEmptyValue?(field: Field): boolean;
  /** The default of a new record without input. */
  derive?(field: Field, row: FormValues, now: Date): string;
  /** Label of the button that restores the derived value. */
  derivedName?(labelOf: (column: string) => string, field: Field): string;
  /** Preview of a derived value while its source is typed. */
  previewOf?(field: Field, derived: string): string;
  /** The source of a unique derived value, with messages. */
  derivedFrom?(field: Field): DerivedFrom;
  /** A list or a group. */
  isStructured?: true;
  /** Not copied to a duplicate. */
  omitOnDuplicate?: true;
  /** In the grid without a heading, with a placeholder for a missing picture. */
  isPicture?: true;
  /** The grid renders null, too. */
  showsNull?: true;
  /** Editable in the grid. */
  isInline?: true;
  /** Without it the grid has no such filter. */
  filter?(field: Field): Filter;
  /** `false` where an order is meaningless. */
  sortable?: false;
  /** Columns that sort as people expect, if not the column itself; `undefined` for none. */
  sortBy?(field: Field): readonly string[] | undefined;
  /** Uploads chosen files and replaces them by their addresses. */
  storeFiles?(value: unknown, field: Field, store: StoreFile): Promise<unknown>;
  /** Bucket and rules of its files. */
  files?(field: Field): FileRules | undefined;
}

export function initialOf({ initial }: CommonField): unknown {
  return typeof initial === 'function' ? (initial as () => unknown)() : initial;
}

/** Default behaviour of kinds with a scalar. */
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
  fromText: (text: string): unknown => text,
  readable: (stored: unknown, _field: CommonField, { fill }: Reader): unknown =>
    fill(asText(stored)),
  readAs: 'words',
} as const;

/** Default behaviour of kinds with a list or a group, whose column is never null. */
export const structured = {
  hasEmptyValue: () => true,
  sortable: false,
  isStructured: true,
} as const;

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Empty for anything but a list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Empty for anything but a list. */
export function objectsIn(value: unknown): FormValues[] {
  return itemsOf(value).filter(
    (item): item is FormValues => typeof item === 'object' && item !== null,
  );
}
