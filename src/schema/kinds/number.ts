import { defineKind } from '../define-kind';
import { type FormValues } from '../kind';
import { numeric, type NumericField } from '../numeric';

/** A number, with or without decimals. */
export interface NumberField<Row = FormValues> extends NumericField<Row> {
  kind: 'number';
}

const read = (typed: string) => (/^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined);

export const number = defineKind<NumberField, number>()(
  numeric('numeric', read, String, 'number such as 4.5'),
);
