import { plain, type CommonField, type ValidationError, type FormValues, type Kind } from './kind';

/** What every field kept as a number can say. */
export interface NumericField<Row = FormValues> extends CommonField<Row, number | null> {
  min?: number;
  max?: number;
}

const INTEGER_LIMITS: Record<string, number> = { int2: 32_767, int4: 2_147_483_647 };

/** The largest number that a column of this type takes; the contract test compares it with the field's. */
export function limitOf(columnType: string): number {
  return INTEGER_LIMITS[columnType] ?? Number.MAX_SAFE_INTEGER;
}

/**
 * The part that kinds kept as numbers share. The form holds the text as it was typed, so that a mistake can be
 * told and mended instead of vanishing.
 * @param read the number that a text means in a field, in the unit of the column; `undefined` when it means none
 * @param write the number as it is typed
 * @param example for the sentence about what cannot be read
 */
export function numeric<Field extends NumericField>(
  read: (typed: string, field: Field) => number | undefined,
  write: (stored: number) => string,
  example: string,
) {
  // The embedded backend answers with the text of a numeric: "52.58620".
  const written = (stored: unknown) => {
    const isNumber = typeof stored === 'number' || (typeof stored === 'string' && stored !== '');
    return isNumber && Number.isFinite(Number(stored)) ? write(Number(stored)) : '';
  };
  return {
    ...plain,
    validate(value: unknown, field: Field): ValidationError {
      const number = read(String(value).trim(), field);
      if (number === undefined) return `${field.label} must be a number such as ${example}`;
      const { label, min = -Infinity, max = Infinity } = field;
      if (number < min) return `${label} must be ${write(min)} or more`;
      if (number > max) return `${label} must be ${write(max)} or less`;
      return undefined;
    },
    toForm: (stored: unknown) => written(stored) || null,
    toRow: (value: unknown, field: Field) => read(String(value ?? '').trim(), field) ?? null,
    toText: written,
    filter: (field: Field) =>
      ({
        type: 'range',
        input: 'decimal',
        toColumn: (typed) => read(typed.trim(), field) ?? null,
        toInput: (column) => (typeof column === 'number' ? write(column) : ''),
      }) satisfies ReturnType<NonNullable<Kind<Field>['filter']>>,
  };
}
