import { choiceOf, isOfPeople, quoted, type Templates, type Template } from '../field-answer.ts';

const number =
  (column: string): Template =>
  () => ({ column, sample: '1', other: '2' });

/** What is chosen from what is there; numbers, days, times and places. */
export const valueTemplates = {
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
  reference: ({ isRequired, detail: [target = ''] }) => ({
    column: `uuid references public.${target} (id)${isOfPeople(target) ? ` on delete ${isRequired ? 'cascade' : 'set null'}` : ''}`,
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
  number: number('numeric'),
  integer: number('integer'),
  money: ({ name, detail: [currency] }, { label }) => ({
    column: 'integer',
    check: { name: 'positive', sql: `${name} >= 0`, message: `${label} cannot be below 0.` },
    options: `min: 0,${currency ? ` currency: '${currency}',` : ''}`,
    sample: '1500',
    other: '4711',
  }),
  rating: ({ name }, { label }) => ({
    column: 'smallint',
    check: {
      name: 'stars',
      sql: `${name} between 1 and 5`,
      message: `${label}: one to five stars.`,
    },
    sample: '5',
    other: '3',
  }),
  geopoint: ({ name }, { label }) => ({
    column: 'jsonb',
    check: {
      name: 'on_earth',
      sql: `${name} @? 'strict $ ? (@.latitude >= -90 && @.latitude <= 90 && @.longitude >= -180 && @.longitude <= 180)'`,
      message: `${label}: a latitude is -90 to 90, a longitude -180 to 180.`,
    },
    sample: '{ latitude: 52.5862, longitude: -1.9829 }',
    other: '{ latitude: 0, longitude: 0 }',
  }),
  date: () => ({ column: 'date', sample: "'2026-05-14'", other: "'2030-01-01'" }),
  dateTime: () => ({
    column: 'timestamptz',
    sample: "'2026-05-14T09:00:00Z'",
    other: "'2030-01-01T09:00:00Z'",
  }),
  time: () => ({ column: 'time', sample: "'09:40'", other: "'18:00'" }),
  displayDate: ({ name }, { label }) => ({
    column: 'text not null',
    check: {
      name: 'format',
      sql: `${name} ~ '^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$'`,
      message: `${label} must read like "May 14, 2025".`,
    },
    options: "sameDayBy: 'created_at',",
    sample: "'May 14, 2026'",
    other: "'May 15, 2026'",
  }),
} satisfies Templates;
