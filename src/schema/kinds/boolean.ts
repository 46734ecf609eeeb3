import { plain, type CommonField, type FormValues, type Kind } from '../kind';

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
