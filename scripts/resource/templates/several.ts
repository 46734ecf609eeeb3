import type { FieldAnswer, Templates } from '../field-answer.ts';

/** The rule of a list that is kept as jsonb. */
export const ofArray = ({ name, isRequired }: FieldAnswer, label: string) => ({
  name: 'is_list',
  sql: `jsonb_typeof(${name}) = 'array'${isRequired ? ` and ${name} <> '[]'` : ''}`,
  message: isRequired ? `${label}: name at least one.` : `${label} must be a list.`,
});

/** Several values in one column. */
export const severalTemplates = {
  list: ({ name, isRequired }, { itemName, label }) => ({
    column: "text[] not null default '{}'",
    ...(isRequired && {
      check: {
        name: 'count',
        sql: `cardinality(${name}) > 0`,
        message: `${label}: name at least one.`,
      },
      sample: "['One']",
    }),
    options: `itemName: '${itemName}',\nmaxLength: 200,`,
    other: "['Changed']",
  }),
  group: () => ({
    column: 'jsonb',
    options: `fields: {
        name: { kind: 'text', label: 'Name', maxLength: 200 },
        note: { kind: 'multiline', label: 'Note', maxLength: 1000 },
      },`,
    sample: "{ name: 'A name' }",
    other: "{ name: 'Changed' }",
  }),
  repeat: (field, { itemName, label }) => ({
    column: "jsonb not null default '[]'",
    check: ofArray(field, label),
    ...(field.isRequired && { sample: "[{ name: 'One' }]" }),
    options: `itemName: '${itemName}',
      fields: {
        name: { kind: 'text', label: 'Name', required: true, maxLength: 200 },
        note: { kind: 'multiline', label: 'Note', maxLength: 1000 },
      },`,
    other: "[{ name: 'Changed' }]",
  }),
} satisfies Templates;
