import { defineKind } from '../define-kind';
import { type CommonField } from '../kind';

/** A switch. */
export interface BooleanField extends CommonField<boolean> {
  kind: 'boolean';
}

export const boolean = defineKind<BooleanField>()({
  column: ({ initial }) => ({ type: 'boolean', default: String(initial === true) }),
  isBlank: () => false,
  toForm: (stored) => stored === true,
  toRow: (value) => value === true,
  toText: (stored) => (stored ? 'Yes' : 'No'),
  fromText: (text) => /^(?:yes|true|on|1)$/i.test(text),
  readable: (stored) => stored === true,
  readAs: 'nothing',
  isInline: true,
  hasEmptyValue: () => true,
  filter: () => ({
    type: 'choice',
    choices: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  }),
  samples: ({ initial }) => [initial !== true, initial === true],
});
