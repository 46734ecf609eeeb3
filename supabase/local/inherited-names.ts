/** The package looks names up in plain objects, and so finds inherited ones. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Parameters of PostgREST that list names; one of an embedded table is prefixed. */
const LISTS_NAMES = /(?:^|\.)(?:select|order|columns|on_conflict)$/;
const LISTS_CONDITIONS = /(?:^|\.)(?:and|or)$/;

/** A condition begins with a column and an operator; the value follows. */
const CONDITION = /(?<=[(,])(?:not\.)?([^.(),]+)\.(?:not\.)?(\w+)/g;
const OPERATOR = /^(?:not\.)?(\w+)[.(]/;
const QUOTED_VALUE = /(?<=\.)"(?:[^"\\]|\\.)*"/g;

export const noName = (name: string): string => `"${name}" cannot be the name of anything here`;

/** The first inherited name that is used as a table, column, alias or operator. */
export function inheritedNameIn({ pathname, searchParams }: URL): string | undefined {
  const named = [...searchParams].flatMap(([key, value]) => [key, ...namedBy(key, value)]);
  return inheritedOf([pathname, ...named].flatMap(identifiers));
}

function namedBy(key: string, value: string): string[] {
  if (LISTS_NAMES.test(key)) return [value];
  if (!LISTS_CONDITIONS.test(key)) return OPERATOR.exec(value)?.slice(1) ?? [];
  const conditions = value.replace(QUOTED_VALUE, '').matchAll(CONDITION);
  return [...conditions].flatMap(([, column = '', operator = '']) => [column, operator]);
}

export const inheritedOf = (names: readonly string[]): string | undefined =>
  names.find((name) => INHERITED.has(name));

export const identifiers = (text: string): string[] => text.match(/[\w$]+/g) ?? [];
