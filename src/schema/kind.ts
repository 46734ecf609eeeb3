import type { Role } from './role';

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

/** A field inside a group, of any kind. */
export interface MemberField extends CommonField {
  kind: string;
}

/** The fields of a group, or of an item of a repeat, by their key. */
export interface MemberFields {
  readonly [key: string]: MemberField;
}

/** How the grid can be narrowed by a field; the value in the address is the column's. */
export type Filter =
  | {
      type: 'choice';
      choices: readonly FilterChoice[];
      /** Where a choice is not the column's value itself. */
      toQuery?(column: string, choice: unknown): [key: string, value: unknown];
    }
  /** One of another table's records; with the operator, among those that the column names. */
  | { type: 'reference'; table: string; operator?: 'cs' }
  /** One of the values that records have. */
  | { type: 'valuesInUse'; load(): Promise<readonly string[]> }
  /** Contains what is typed. */
  | { type: 'text' }
  /** A list that has what is typed among its members. */
  | { type: 'member' }
  | {
      type: 'range';
      input: 'date' | 'time' | 'decimal';
      /** A bound as typed, for the database. */
      toColumn(typed: string, bound: 'gte' | 'lte'): unknown;
      toInput(column: unknown, bound: 'gte' | 'lte'): string;
    };

interface FilterChoice {
  value: string | number | boolean;
  label: string;
}

/** A unique value that is made of another field's, and the sentences about it. */
export interface DerivedFrom {
  from: string;
  derive(source: string): string;
  messages: { empty: string; taken: string };
}

/** Where a file goes. */
export interface FilePlace {
  bucket: string;
  /** Folder inside the bucket. */
  folder: string;
  /** Its address ends in the name it had, for who downloads it. */
  keepsName?: true;
}

/** Stores a chosen file and gives its address. */
export type StoreFile = (file: File, place: FilePlace) => Promise<string>;

/** Values that are kept together, each of a field of its own: a group, an item of a list, a section. */
interface Part {
  /** In plain words: "Address", "step 2". */
  name: string;
  /** Which of a list it is. */
  index?: number;
  values: FormValues;
  fields: MemberFields;
}

/** Everything that a kind of field does: pure, without React and without the server. */
export interface Kind<Field> {
  /** Postgres' own names (`udt_name`) of the column types that it can be kept in. */
  columnTypes: readonly string[];
  /** Whether nothing that counts is in the form. */
  isBlank(value: unknown, field: Field): boolean;
  /** What is wrong with a value that is not blank; `siblings` are the values of the same form or group. */
  validate(value: unknown, field: Field, siblings: FormValues): ValidationError;
  /** What a value is made of that has fields of its own. */
  parts?(value: unknown, field: Field): readonly Part[];
  /** A form may keep the parts folded, where no input of theirs tells what is wrong. */
  isFolded?: true;
  /** The stored value as the form holds it. */
  toForm(stored: unknown, field: Field): unknown;
  /** The form's value as it is stored. */
  toRow(value: unknown, field: Field): unknown;
  /** The stored value as people read it: in an export, in a message, in history. */
  toText(stored: unknown, field: Field): string;
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
  /** Without it the grid cannot be narrowed by the field. */
  filter?(field: Field): Filter;
  /** `false` where an order means nothing. */
  sortable?: false;
  /** The columns that give the order people mean, where the column itself does not; `undefined` where nothing does. */
  sortBy?(field: Field): readonly string[] | undefined;
  /** Replaces files that were chosen by the addresses they are stored at. */
  storeFiles?(value: unknown, field: Field, store: StoreFile): Promise<unknown>;
}

/** The part of a kind that most kinds share: one value that is shown as it is stored. */
export const plain = {
  isBlank: (value: unknown) => value === undefined || value === null || value === '',
  validate: (): ValidationError => undefined,
  toForm: (stored: unknown) => stored ?? null,
  toRow: (value: unknown) => (value === undefined || value === '' ? null : value),
  toText: (stored: unknown) => String(stored ?? ''),
};

/** The part that kinds share whose value is a list or a group: the form holds it, and the column always has one. */
export const structured = {
  hasEmptyValue: () => true,
  sortable: false,
  isStructured: true,
} as const;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The items of a list; none where something else is kept. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
