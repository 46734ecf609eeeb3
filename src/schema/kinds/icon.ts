import type { ComponentType } from 'react';
import { defineKind } from '../define-kind';
import { plain, type CommonField } from '../kind';
import { isOneOf } from '../rules';
import { textColumn } from '../text-rules';

/** An icon of a set, stored by name. */
export interface IconField extends CommonField<string> {
  kind: 'icon';
  /** Labels by name. */
  icons: Readonly<Record<string, string>>;
  /** Components by name, loaded with the first form or grid that renders one. */
  loadPictures(): Promise<Readonly<Record<string, ComponentType>>>;
}

export const icon = defineKind<IconField>()({
  column: ({ initial }) => textColumn(initial),
  rules: ({ icons, label }) => [
    isOneOf(Object.keys(icons), `Choose one of the pictures for ${label}`),
  ],
  toText: (stored, { icons }) => icons[String(stored)] ?? plain.toText(stored),
  readable: (stored, { icons }): string =>
    Object.hasOwn(icons, String(stored)) ? String(stored) : (Object.keys(icons)[0] ?? ''),
  readAs: 'nothing',
  filter: ({ icons }) => ({
    type: 'choice',
    choices: Object.entries(icons).map(([value, label]) => ({ value, label })),
  }),
  samples: ({ icons }) => Object.keys(icons).slice(0, 2),
});
