import type { ComponentType } from 'react';
import { defineKind } from '../define-kind';
import {
  plain,
  asText,
  type Column,
  type CommonField,
  type FormValues,
  type ValidationError,
} from '../kind';
import type { Rule } from '../rules';

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
  /** Left out, the SQL by hand has it. */
  column?: Column;
  rules?: readonly Rule[];
  /** Two values that keep the rules. */
  samples?: readonly [unknown, unknown];
  /** These two are the admin's to add (src/admin/resources). */
  input?: ComponentType<CustomInputProps>;
  cell?: ComponentType<CustomCellProps>;
  /** What stored values stand for, for exports. */
  texts?(): Promise<ReadonlyMap<string, string>>;
  toForm?(stored: unknown): unknown;
  toRow?(value: unknown): unknown;
  toText?(stored: unknown): string;
  validate?(value: unknown, siblings: FormValues): ValidationError;
}

export const custom = defineKind<CustomField, unknown>()({
  column: ({ column }) => column,
  rules: ({ rules = [] }) => rules,
  samples: ({ samples = [] }) => samples,
  validate: (value, field, siblings) => field.validate?.(value, siblings),
  toForm: (stored, field) => (field.toForm ? field.toForm(stored) : stored),
  toRow: (value, field) => (field.toRow ? field.toRow(value) : plain.toRow(value)),
  toText: (stored, field) => (field.toText ? field.toText(stored) : plain.toText(stored)),
  readable: (stored, { toText = asText }, { fill }) => fill(toText(stored)),
});
