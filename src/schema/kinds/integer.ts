import type { FormValues, Kind } from '../kind';
import { numeric, type NumericField } from '../numeric';

/** A whole number. */
export interface IntegerField<Row = FormValues> extends NumericField<Row> {
  kind: 'integer';
}

const read = (typed: string) => (/^-?\d+$/.test(typed) ? Number(typed) : undefined);

export const integer: Kind<IntegerField> = {
  ...numeric(read, String, '4'),
  columnTypes: ['int2', 'int4', 'int8'],
};
