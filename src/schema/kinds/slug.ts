import { defineKind } from '../define-kind';
import { asText, type FormValues, type SiblingColumn, type CommonField } from '../kind';
import { matches } from '../rules';
import { atMost, textual } from '../textual';

/** The last part of a public address: derived from another field on creation, changed only on purpose later. */
export interface SlugField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'slug';
  from: SiblingColumn;
  derive: (source: string) => string;
  /** Its form, for JavaScript and Postgres (rules.ts); small letters, digits and single hyphens when left out. */
  pattern?: RegExp;
  /** 60 when left out. */
  maxLength?: number;
  /** What stands before it in the public address, such as "/blog/". */
  prefix: string;
  /** Former addresses lead on (the table `moved_addresses`): of posts and pages alone. */
  keepsFormer?: boolean;
  /** What a change does; left out, what becomes of links to the old address. */
  whenMoved?: (former: string) => string;
  /** Shown at the source field when nothing is left of it, and where the address is another record's. */
  messages: { empty: string; taken: string; format: string };
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = defineKind<SlugField, string>()({
  ...textual,
  rules: ({ label, pattern = SLUG, maxLength = 60, messages }) => [
    atMost(label, maxLength),
    matches('format', pattern, messages.format),
  ],
  unique: ({ messages }) => messages.taken,
  validate: (value, { derive, messages }) =>
    derive(asText(value)) === value ? undefined : messages.format,
  derive: (field, row) => field.derive(asText(row[field.from])),
  previewOf: ({ prefix }, derived) => `${prefix}${derived || '…'}`,
  derivedName: (labelOf, { from }) => `From the ${labelOf(from).toLowerCase()}`,
  derivedFrom: (field) => field,
  readAs: 'nothing',
  samples: ({ derive }) => [derive('Changed'), derive('Otherwise')],
});
