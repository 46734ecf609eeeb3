import { defineKind } from '../define-kind';
import { asText, type SiblingColumn, type CommonField } from '../kind';
import { matches } from '../rules';
import { atMost, textual } from '../text-rules';

/** The last part of a public address: derived on creation, changed only on purpose later. */
export interface SlugField extends CommonField<string> {
  kind: 'slug';
  from: SiblingColumn;
  derive: (source: string) => string;
  /** For JavaScript and Postgres (rules.ts); by default lower-case letters, digits and single hyphens. */
  pattern?: RegExp;
  /** 60 by default. */
  maxLength?: number;
  /** Of the public address, such as "/blog/". */
  prefix: string;
  /** Former addresses redirect (table `moved_addresses`): posts and pages only. */
  keepsFormer?: boolean;
  /** Effect of a change; by default on links to the old address. */
  whenMoved?: (former: string) => string;
  /** Shown at the source field for an empty slug and a taken address. */
  messages: { empty: string; taken: string; format: string };
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = defineKind<SlugField>()({
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
