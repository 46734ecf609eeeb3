import { capitalise, fieldsOf, type ContentType } from './content-type';
import { kindOf } from './kinds';

interface Words {
  field: string;
  message: string;
}

/** The words of every constraint that a content type's table has, by its name: what the kinds of its fields say, and its own. */
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

/** What is told, and where, of the constraint that a row would break. */
export function wordsOfConstraint(schema: ContentType, name: string): Words | undefined {
  return constraintWords(schema).get(name);
}
