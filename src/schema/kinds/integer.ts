import { defineKind } from '../define-kind';
import { numeric, type NumericField } from '../numeric';

export const readWhole = (typed: string) => (/^-?\d+$/.test(typed) ? Number(typed) : undefined);

/** A whole number. */
export const integer = defineKind<NumericField & { kind: 'integer' }>()(
  numeric('integer', readWhole, String, 'whole number such as 4'),
);
