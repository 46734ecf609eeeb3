import { orList } from '../../shared/text';
import { defineKind } from '../define-kind';
import { plain, type CommonField } from '../kind';
import { isNotBlank, isOneOf, literals } from '../rules';
import { isFor, type Role } from '../role';
import type { TableName } from '../table';

type Choice = string | { value: string | number; label: string };

/** Records of another table as choices; the foreign key cascades renames. */
export interface RecordChoices {
  table: TableName;
  /** The unique column referred to. */
  by: string;
}

/** One of a short list; a plain text is its own label. */
export interface SelectField extends CommonField<string | number> {
  kind: 'select';
  choices: readonly Choice[] | RecordChoices;
  placeholder?: string;
  /** Values restricted to roles. The trigger `check_transition` reads a column, so not inside a group. */
  transitions?: Readonly<Record<string, { roles: readonly Role[] }>>;
  /** Asked before a stored value is given up, by value. */
  askBefore?: Readonly<Record<string, { title: string; content: string }>>;
}

export const select = defineKind<SelectField>()({
  column: (field) => {
    const type = typeof valuesOf(field)[0] === 'number' ? 'integer' : 'text';
    const { initial } = field;
    const isValue = typeof initial === 'string' || typeof initial === 'number';
    return isValue ? { type, default: literals([initial]) } : { type };
  },
  rules: (field) => {
    if (recordChoices(field)) {
      const isThere = isNotBlank(
        field,
        (value) => value !== null,
        (column) => `${column} is not null`,
      );
      // Not null in a column that drafts need, too.
      return field.optionalInDraft ? isThere : [];
    }
    const values = valuesOf(field);
    const labels = choicesOf(field).map(({ label }) => label);
    // A blank draft.
    const stored = field.required && field.optionalInDraft ? ['', ...values] : values;
    return [
      isOneOf(stored, `${field.label} must be ${orList(labels)}`),
      ...(stored === values
        ? []
        : isNotBlank(
            field,
            (value) => value !== '',
            (column) => `${column} <> ''`,
          )),
    ];
  },
  // The form shows the same choice as visitors see.
  toForm: (stored, field) => shownChoice(stored, field) ?? null,
  toRow: (value, field) =>
    ofChoices(plain.toRow(value), field) ?? (field.required && !recordChoices(field) ? '' : null),
  toText: (stored, field) => labelOf(stored, field),
  fromText: (text, field) =>
    choicesOf(field).find(({ label }) => label.toLowerCase() === text.toLowerCase())?.value ?? text,
  readable: shownChoice,
  readAs: 'choice',
  isInline: true,
  filter: (field) => ({ type: 'choice', choices: choicesOf(field), records: recordChoices(field) }),
  samples: (field) => valuesOf(field).slice(0, 2),
});

/** Choices from another table, if any. */
export function recordChoices({
  choices,
}: Pick<SelectField, 'choices'>): RecordChoices | undefined {
  return 'table' in choices ? choices : undefined;
}

function choicesOf({ choices }: Pick<SelectField, 'choices'>) {
  if ('table' in choices) return [];
  return choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  );
}

export const valuesOf = (field: Pick<SelectField, 'choices'>) =>
  choicesOf(field).map(({ value }) => value);

/** A role's choices, with the stored one. */
export function choicesFor(role: Role, field: SelectField, stored?: unknown) {
  return choicesOf(field).filter(
    ({ value }) => value === stored || isFor(role, field.transitions?.[value] ?? {}),
  );
}

/** The choice that visitors see: for an unknown value the initial one of a required field, otherwise none. */
function shownChoice(stored: unknown, field: SelectField): string | number | undefined {
  if (recordChoices(field)) return typeof stored === 'string' ? stored : undefined;
  const values = valuesOf(field);
  const known = values.find((value) => value === stored);
  return known ?? (field.required && values.find((one) => one === field.initial)) ?? undefined;
}

function labelOf(stored: unknown, field: SelectField): string {
  const choice = choicesOf(field).find(({ value }) => value === stored);
  return choice?.label ?? plain.toText(stored);
}

/** A select's value is text, also for numbers. */
function ofChoices(value: unknown, field: SelectField): unknown {
  const choice = choicesOf(field).find((one) => String(one.value) === String(value));
  return choice ? choice.value : value;
}
