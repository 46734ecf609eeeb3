import { defineKind } from '../define-kind';
import { numeric, type NumericField } from '../numeric';

const read = (typed: string) => (/^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined);

/** A number, with or without decimals. */
export const number = defineKind<NumericField & { kind: 'number' }>()(
  numeric('numeric', read, String, 'number such as 4.5'),
);
