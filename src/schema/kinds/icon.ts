import type { ComponentType } from 'react';
import { plain, type CommonField, type FormValues, type Kind } from '../kind';

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
