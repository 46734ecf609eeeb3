import type { ComponentType } from 'react';
import { plain, type CommonField, type ValidationError, type FormValues, type Kind } from '../kind';

/** What a component that takes the place of an input is given. */
export interface CustomInputProps {
  /** The name of the value in the form, for react-admin's `useInput`. */
  source: string;
  label: string;
  helperText?: string;
  required: boolean;
}

/** What a component that takes the place of a cell is given. */
export interface CustomCellProps {
  value: unknown;
  record: FormValues;
}

/** The way out: your own input, cell and conversions for one column; the rest of the language stays. */
export interface CustomField<Row = FormValues> extends CommonField<Row> {
  kind: 'custom';
  /** These three are the admin's to add (src/admin/resources). */
  input?: ComponentType<CustomInputProps>;
  cell?: ComponentType<CustomCellProps>;
  /** What stored values stand for, for exports. */
  texts?(): Promise<ReadonlyMap<string, string>>;
  toForm?(stored: unknown): unknown;
  toRow?(value: unknown): unknown;
  toText?(stored: unknown): string;
  validate?(value: unknown, siblings: FormValues): ValidationError;
}

export const custom: Kind<CustomField> = {
  ...plain,
  columnTypes: [],
  validate: (value, field, siblings) => field.validate?.(value, siblings),
  toForm: (stored, field) => (field.toForm ? field.toForm(stored) : stored),
  toRow: (value, field) => (field.toRow ? field.toRow(value) : plain.toRow(value)),
  toText: (stored, field) => (field.toText ? field.toText(stored) : plain.toText(stored)),
};
