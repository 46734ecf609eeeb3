import type { ComponentType } from 'react';
import { plain, type CommonField, type FormValues, type Kind } from '../kind';
import { isFor, type Role } from '../role';

type Choice = string | { value: string | number; label: string };

/** One of a short list; a choice that is only a text is its own label. */
export interface SelectField<Row = FormValues> extends CommonField<Row, string | number | null> {
  kind: 'select';
  choices: readonly Choice[];
  placeholder?: string;
  /** Values that these roles alone may choose (the trigger `keep_to_roles`); left out, everybody. */
  transitions?: Readonly<Record<string, { roles: readonly Role[] }>>;
}

export const select: Kind<SelectField> = {
  ...plain,
  columnTypes: ['text', 'varchar', 'int2', 'int4', 'int8'],
  validate: (value, field) =>
    choicesOf(field).some((choice) => choice.value === ofChoices(value, field))
      ? undefined
      : `Choose one of the listed values for ${field.label}`,
  toRow: (value, field) => ofChoices(plain.toRow(value), field) ?? (field.required ? '' : null),
  toText: (stored, field) => labelOf(stored, field),
  filter: (field) => ({ type: 'choice', choices: choicesOf(field) }),
};

export function choicesOf({ choices }: Pick<SelectField, 'choices'>) {
  return choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  );
}

/** The choices that a role is offered; a record keeps what it has. */
export function choicesFor(role: Role, field: SelectField, stored?: unknown) {
  return choicesOf(field).filter(
    ({ value }) => value === stored || isFor(role, field.transitions?.[value] ?? {}),
  );
}

function labelOf(stored: unknown, field: SelectField): string {
  const choice = choicesOf(field).find(({ value }) => value === stored);
  return choice?.label ?? plain.toText(stored);
}

/** The browser's control gives back text, also for numbers. */
function ofChoices(value: unknown, field: SelectField): unknown {
  const choice = choicesOf(field).find((one) => String(one.value) === String(value));
  return choice ? choice.value : value;
}

/** A switch. */
export interface BooleanField<Row = FormValues> extends CommonField<Row, boolean> {
  kind: 'boolean';
}

export const boolean: Kind<BooleanField> = {
  ...plain,
  columnTypes: ['bool'],
  isBlank: () => false,
  toForm: (stored) => stored === true,
  toRow: (value) => value === true,
  toText: (stored) => (stored ? 'Yes' : 'No'),
  hasEmptyValue: () => true,
  filter: () => ({
    type: 'choice',
    choices: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  }),
};

/** A sign out of a set; the column holds its name. */
export interface IconField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'icon';
  /** Names, and the words for them. */
  icons: Readonly<Record<string, string>>;
  /** The signs by their names; they come with the first form or grid that shows one. */
  loadPictures(): Promise<Readonly<Record<string, ComponentType>>>;
}

export const icon: Kind<IconField> = {
  ...plain,
  columnTypes: ['text', 'varchar'],
  validate: (value, { icons, label }) =>
    String(value) in icons ? undefined : `Choose one of the pictures for ${label}`,
  toText: (stored, { icons }) => icons[String(stored)] ?? plain.toText(stored),
  filter: ({ icons }) => ({
    type: 'choice',
    choices: Object.entries(icons).map(([value, label]) => ({ value, label })),
  }),
};
