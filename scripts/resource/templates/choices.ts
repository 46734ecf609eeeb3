import { choiceOf, quoted } from '../field-answer.ts';
import type { Templates } from './template.ts';

/** What is chosen from what is there. */
export const choiceTemplates = {
  select: ({ name, detail }, { label, isCounted }) => {
    const parts = detail.map(choiceOf);
    const choices = quoted(parts.map(({ value }) => value));
    const free = parts.filter(({ roles }) => roles.length === 0).map(({ value }) => `'${value}'`);
    const transitions = parts.filter(({ roles }) => roles.length > 0);
    const rules = transitions.map(
      ({ value, roles }) => `'${value}': { roles: [${quoted(roles)}] },`,
    );
    // What a record goes through begins somewhere; of other choices nobody is told the first as the likely one.
    const first = isCounted || transitions.length > 0 ? free[0] : undefined;
    return {
      column: first ? `text default ${first}` : 'text',
      check: {
        name: 'choice',
        sql: `${name} in (${choices})`,
        message: `${label}: choose one of the list.`,
      },
      options: [
        `choices: [${choices}],`,
        ...(first ? [`initial: ${first},`] : []),
        ...(rules.length > 0 ? [`transitions: { ${rules.join(' ')} },`] : []),
      ].join('\n'),
      sample: free[0],
      other: free.at(-1),
      transitions,
    };
  },
  icon: ({ name }, { label }) => ({
    column: 'text',
    check: {
      name: 'known',
      sql: `${name} in ('House', 'Leaf', 'Sparkles')`,
      message: `${label}: choose one of the signs.`,
    },
    options: `icons: { House: 'House', Leaf: 'Leaf', Sparkles: 'Sparkles' },
      loadPictures: async () => (await import('../shared/content/service-icon-set')).serviceIcons,`,
    sample: "'House'",
    other: "'Leaf'",
  }),
  boolean: ({ name }) => ({
    column: 'boolean not null default false',
    // Rows of the matrix are shown to visitors.
    other: name === 'published' ? 'false' : 'true',
  }),
  reference: ({ detail: [target = ''] }) => ({
    column: `uuid references public.${target} (id)`,
    options: `to: '${target}',`,
    target,
  }),
  references: ({ name, isRequired, detail: [target = ''] }, { label }) => ({
    column: "uuid[] not null default '{}'",
    ...(isRequired && {
      check: {
        name: 'count',
        sql: `cardinality(${name}) > 0`,
        message: `${label}: choose at least one.`,
      },
    }),
    options: `to: '${target}',`,
    target,
  }),
} satisfies Templates;
