import { plain, type Column, type CommonField, type Kind, type ValidationError } from './kind';
import { isWithin } from './rules';

/** Options of fields stored as a number. */
export interface NumericField extends CommonField<number> {
  min?: number;
  max?: number;
}

/**
 * Common behaviour of numeric kinds. The form holds the typed text, so that invalid input is reported and kept.
 * @param type of the column
 * @param read parses the number in the unit of the column; `undefined` if invalid
 * @param write formats the number
 * @param expected of the error message, such as "number such as 4.5"
 */
export function numeric<Field extends NumericField>(
  type: string,
  read: (typed: string, field: Field) => number | undefined,
  write: (stored: number) => string,
  expected: string,
) {
  // The embedded backend answers numeric columns with text: "52.58620".
  const written = (stored: unknown) => {
    const number = readableNumber(stored);
    return number === undefined ? '' : write(number);
  };
  return {
    column: ({ initial }: Field): Column =>
      typeof initial === 'number' ? { type, default: String(initial) } : { type },
    rules: ({ label, min, max }: Field) => isWithin(label, [min, max], write),
    validate: (value: unknown, field: Field): ValidationError =>
      read(typedFigures(value), field) === undefined
        ? `${field.label} must be a ${expected}`
        : undefined,
    toForm: (stored: unknown) => written(stored) || null,
    toRow: (value: unknown, field: Field) => read(typedFigures(value), field) ?? null,
    toText: written,
    readable: readableNumber,
    readAs: 'figure' as const,
    isBlank: plain.isBlank,
    filter: (field: Field) =>
      ({
        type: 'range',
        input: 'decimal',
        toColumn: (typed) => read(typedFigures(typed), field) ?? null,
        toInput: (column) => (typeof column === 'number' ? write(column) : ''),
      }) satisfies ReturnType<NonNullable<Kind<Field>['filter']>>,
    samples: ({ min, max }: Field) => {
      const first = min ?? Math.min(0, max ?? 0);
      return [max === undefined || max > first ? first + 1 : first, first];
    },
  };
}

/** Trimmed; with a keyboard's minus, where a page that it was copied from has the typographic one. */
export const typedFigures = (value: unknown) =>
  String(value ?? '')
    .trim()
    .replaceAll('\u2212', '-');

/** The embedded backend answers numeric columns with text. */
function readableNumber(stored: unknown): number | undefined {
  const number = typeof stored === 'string' && stored !== '' ? Number(stored) : stored;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
