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

/** Props of a custom input. */
export interface CustomInputProps {
  /** For react-admin's `useInput`. */
  source: string;
  label: string;
  helperText?: string;
  required: boolean;
}

/** Props of a custom cell. */
export interface CustomCellProps {
  value: unknown;
  record: FormValues;
}

/** The escape hatch: input, cell and conversions of your own for one column. */
export interface CustomField extends CommonField {
  kind: 'custom';
  /** Left out for hand-written SQL. */
  column?: Column;
  rules?: readonly Rule[];
  /** Two valid values. */
  samples?: readonly [unknown, unknown];
  /** Set by the admin (src/admin/resources). */
  input?: ComponentType<CustomInputProps>;
  cell?: ComponentType<CustomCellProps>;
  /** Labels of stored values, for exports. */
  texts?(): Promise<ReadonlyMap<string, string>>;
  toForm?(stored: unknown): unknown;
  toRow?(value: unknown): unknown;
  toText?(stored: unknown): string;
  validate?(value: unknown, siblings: FormValues): ValidationError;
}

export const custom = defineKind<CustomField>()({
  column: ({ column }) => column,
  rules: ({ rules = [] }) => rules,
  samples: ({ samples = [] }) => samples,
  validate: (value, field, siblings) => field.validate?.(value, siblings),
  toForm: (stored, field) => (field.toForm ? field.toForm(stored) : stored),
  toRow: (value, field) => (field.toRow ? field.toRow(value) : plain.toRow(value)),
  toText: (stored, field) => (field.toText ? field.toText(stored) : plain.toText(stored)),
  readable: (stored, { toText = asText }, { fill }) => fill(toText(stored)),
});
