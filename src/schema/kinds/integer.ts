import { defineKind } from '../define-kind';
import { type FormValues } from '../kind';
import { numeric, type NumericField } from '../numeric';

/** A whole number. */
export interface IntegerField<Row = FormValues> extends NumericField<Row> {
  kind: 'integer';
}

export const readWhole = (typed: string) => (/^-?\d+$/.test(typed) ? Number(typed) : undefined);

export const integer = defineKind<IntegerField, number>()(
  numeric('integer', readWhole, String, 'whole number such as 4'),
);
