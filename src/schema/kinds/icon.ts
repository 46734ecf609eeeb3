import type { ComponentType } from 'react';
import { plain, type CommonField, type FormValues, type Kind } from '../kind';

export interface IconChoice {
  label: string;
  picture: ComponentType;
}

/** A sign out of a set; the column holds its name. */
export interface IconField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'icon';
  icons: Readonly<Record<string, IconChoice>>;
}

export const icon: Kind<IconField> = {
  ...plain,
  columnTypes: ['text', 'varchar'],
  complaintAbout: (value, { icons, label }) =>
    String(value) in icons ? undefined : `Choose one of the pictures for ${label}`,
  toText: (stored, { icons }) => icons[String(stored)]?.label ?? plain.toText(stored),
  filter: ({ icons }) => ({
    type: 'choice',
    choices: Object.entries(icons).map(([value, { label }]) => ({ value, label })),
  }),
};
