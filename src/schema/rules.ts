/**
 * A constraint of stored values. The form calls `holds`, the migration writes `sql`, and both refuse with `message`.
 */
export interface Rule {
  /** Suffix of the constraint's name: `<table>_<column>_<name>`. */
  name: string;
  /** Null always holds. */
  holds(value: unknown): boolean;
  /** The same as a Postgres expression of the column. */
  sql(column: string): string;
  message: string;
  /** Not for drafts. */
  exceptDrafts?: true;
}

/** An SQL string literal. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL literals in a list: "'a', 'b'". */
export const literals = (texts: readonly (string | number)[]) =>
  texts.map((text) => (typeof text === 'number' ? String(text) : literal(text))).join(', ');

/** @param expression common to JavaScript and Postgres: no `\w`, `\d`, `\p` or look-around */
export function matches(name: string, expression: RegExp, message: string): Rule {
  const operator = expression.flags.includes('i') ? '~*' : '~';
  return {
    name,
    // A chosen file is not a text yet.
    holds: (value) => typeof value !== 'string' || expression.test(value),
    sql: (column) => `${column} ${operator} ${literal(expression.source)}`,
    message,
  };
}

/** Options of a field that may be required. */
export interface Requirable {
  label: string;
  /** `true` for the default message, or a message. */
  required?: true | string;
  /** Required for publishing only. */
  optionalInDraft?: true;
}

/** The default message, or the field's own. */
export function requiredMessage({ required, label }: Requirable): string {
  return typeof required === 'string' ? required : `${label} is required`;
}

/** Message for a last day that nobody would see. */
export const hasPassed = (label: string) => `${label} has passed. Choose a later one.`;

/** Constraint of a required value. */
export function isNotBlank(field: Requirable, holds: Rule['holds'], sql: Rule['sql']): Rule[] {
  if (!field.required) return [];
  const rule = { name: 'filled', holds, sql, message: requiredMessage(field) };
  return [field.optionalInDraft ? { ...rule, exceptDrafts: true } : rule];
}

/** Maximum of characters (code points). */
export function hasAtMost(most: number, message: string): Rule {
  return {
    name: 'length',
    holds: (value) => typeof value !== 'string' || [...value].length <= most,
    sql: (column) => `char_length(${column}) <= ${most}`,
    message,
  };
}

export function isOneOf(values: readonly (string | number)[], message: string): Rule {
  return {
    name: 'choice',
    holds: (value) => values.some((one) => one === value),
    sql: (column) => `${column} in (${literals(values)})`,
    message,
  };
}

/** A number between optional bounds, with their texts for the message. */
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
 * Number of items; other rules hold that it is a list, and filled.
 * @param counted SQL for the count
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

/** The same for a Postgres array without nesting and nulls. */
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
 * Size and depth of JSON.
 * @param type of the top level
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

/** The same for a JSON array. */
export const hasElements = (label: string, limits: { min?: number; max: number }): Rule =>
  hasItems(
    label,
    limits,
    (column) =>
      `case jsonb_typeof(${column}) when 'array' then jsonb_array_length(${column}) else 0 end`,
  );

/** As Postgres prints jsonb. */
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
