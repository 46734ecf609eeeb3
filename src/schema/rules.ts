/** What a stored value has to keep. The form asks `holds`, the migration writes `sql`, and both refuse with `message`. */
export interface Rule {
  /** The end of its constraint's name: `<table>_<column>_<name>`. */
  name: string;
  /** Whether a stored value keeps it; null always does. */
  holds(value: unknown): boolean;
  /** The same as an expression of Postgres, given the column. */
  sql(column: string): string;
  /** One sentence for whoever breaks it. */
  message: string;
  /** A draft may break it. */
  exceptDrafts?: true;
}

/** A text as SQL writes it. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Texts as a list of SQL: "'a', 'b'". */
export const literals = (texts: readonly (string | number)[]) =>
  texts.map((text) => (typeof text === 'number' ? String(text) : literal(text))).join(', ');

/**
 * A text of a certain form.
 * @param expression what JavaScript and Postgres read alike: no `\w`, `\d`, `\p` or look-around
 */
export function matches(name: string, expression: RegExp, message: string): Rule {
  const operator = expression.flags.includes('i') ? '~*' : '~';
  return {
    name,
    // A file that is chosen and not stored yet is no text.
    holds: (value) => typeof value !== 'string' || expression.test(value),
    sql: (column) => `${column} ${operator} ${literal(expression.source)}`,
    message,
  };
}

/** At most so many characters, as people count them. */
export function hasAtMost(most: number, message: string): Rule {
  return {
    name: 'length',
    holds: (value) => typeof value !== 'string' || [...value].length <= most,
    sql: (column) => `char_length(${column}) <= ${most}`,
    message,
  };
}

/** One of a list. */
export function isOneOf(values: readonly (string | number)[], message: string): Rule {
  return {
    name: 'choice',
    holds: (value) => values.some((one) => one === value),
    sql: (column) => `${column} in (${literals(values)})`,
    message,
  };
}

/** A number between two others, each of which may be left out; what each is called in the sentence. */
export function isWithin(
  label: string,
  [min, max]: readonly [number | undefined, number | undefined],
  write: (bound: number) => string = String,
): readonly Rule[] {
  if (min === undefined && max === undefined) return [];
  const bounds = [
    ...(min === undefined ? [] : [`${write(min)} or more`]),
    ...(max === undefined ? [] : [`${write(max)} or less`]),
  ];
  const sentence = bounds.length === 2 && `between ${write(min ?? 0)} and ${write(max ?? 0)}`;
  return [
    {
      name: 'range',
      holds: (value) => Number(value) >= (min ?? -Infinity) && Number(value) <= (max ?? Infinity),
      sql: (column) =>
        [min !== undefined && `${column} >= ${min}`, max !== undefined && `${column} <= ${max}`]
          .filter(Boolean)
          .join(' and '),
      message: `${label} must be ${sentence || bounds[0]}`,
    },
  ];
}

/**
 * How many a list has; that it is one, and has any, are other rules.
 * @param counted how many a column has
 */
function hasItems(
  label: string,
  { min = 0, max }: { min?: number; max: number },
  counted: (column: string) => string,
): Rule {
  const isBetween = (count: number) => count <= max && (count === 0 || count >= min);
  return {
    name: 'count',
    holds: (value) => !Array.isArray(value) || isBetween(value.length),
    sql: (column) => {
      const count = counted(column);
      return min > 1
        ? `(${count} = 0 or ${count} between ${min} and ${max})`
        : `${count} <= ${max}`;
    },
    message: min > 1 ? `${label} must have ${min} to ${max}` : `${label} must have at most ${max}`,
  };
}

/** The same of an array of Postgres, which is no array of arrays and lacks no member. */
export function hasMembers(label: string, limits: { min?: number; max: number }): Rule {
  const rule = hasItems(label, limits, (column) => `cardinality(${column})`);
  return {
    ...rule,
    sql: (column) =>
      `coalesce(array_ndims(${column}), 1) = 1 and ${rule.sql(column)} and array_position(${column}, null) is null`,
  };
}

const LEVELS = 10;

/**
 * The size of what is kept as JSON, and how deep it goes.
 * @param type of the whole
 */
export function isJson(label: string, type: 'array' | 'object', mostBytes: number): Rule {
  return {
    name: 'size',
    holds: (value) =>
      typeof value === 'object' &&
      value !== null &&
      Array.isArray(value) === (type === 'array') &&
      new TextEncoder().encode(printed(value)).length <= mostBytes &&
      depthOf(value) <= LEVELS,
    sql: (column) =>
      `jsonb_typeof(${column}) = '${type}' and octet_length(${column}::text) <= ${mostBytes} and not jsonb_path_exists(${column}, 'strict $.**{${LEVELS}}')`,
    message: `${label}: this is more than can be kept in one place`,
  };
}

/** How many an array of JSON has; one of another type is another rule. */
export const hasElements = (label: string, limits: { min?: number; max: number }): Rule =>
  hasItems(
    label,
    limits,
    (column) =>
      `case jsonb_typeof(${column}) when 'array' then jsonb_array_length(${column}) else 0 end`,
  );

/** As Postgres prints what is kept as JSON. */
function printed(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}: ${printed(member)}`).join(', ')}}`;
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
