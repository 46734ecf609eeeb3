import { textOf, type CommonField, type FormValues, type Kind } from '../kind';
import { textual } from './texts';

/** The last part of a public address: derived from another field on creation, changed only on purpose later. */
export interface SlugField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'slug';
  from: keyof Row & string;
  derive: (source: string) => string;
  /** What stands before it in the public address, such as "/blog/". */
  prefix: string;
  /** Former addresses lead on (the table `moved_addresses`): of posts and pages alone. */
  keepsFormer?: boolean;
  /** What a change does; left out, what becomes of links to the old address. */
  whenMoved?: (former: string) => string;
  /** Shown at the source field when nothing is left of it, and where the address is another record's. */
  messages: { empty: string; taken: string; format: string };
}

export const slug: Kind<SlugField> = {
  ...textual,
  validate: (value, field) =>
    field.derive(String(value)) === value ? undefined : field.messages.format,
  derive: (field, row) => field.derive(textOf(row[field.from])),
  previewOf: (field, derived) => `${field.prefix}${derived || '…'}`,
  derivedName: (labelOf, field) => `From the ${labelOf(field.from).toLowerCase()}`,
  derivedFrom: (field) => field,
};
