import { capitalise, fieldsOf, type ContentType } from './content-type';
import { kindOf } from './kinds';

interface Words {
  field: string;
  message: string;
}

/** Messages of a table's constraints by name: of its fields' kinds, and its own. */
export function constraintWords(schema: ContentType): ReadonlyMap<string, Words> {
  const { table, singleton, titleColumn, words, constraints = {} } = schema;
  const derived = fieldsOf(schema).flatMap(([field, one]): [string, Words][] => {
    const { rules, unique } = kindOf(one);
    const named = (end: string, message: string): [string, Words] => [
      `${table}_${field}_${end}`,
      { field, message },
    ];
    const taken = unique?.(one);
    return [
      ...rules(one).map(({ name, message }) => named(name, message)),
      ...(taken === undefined ? [] : [named('key', taken)]),
    ];
  });
  const single = `${capitalise(words.singular)}: there is one already`;
  return new Map([
    ...derived,
    ...(singleton ? [[`${table}_single`, { field: titleColumn, message: single }] as const] : []),
    ...Object.entries(constraints),
  ]);
}
