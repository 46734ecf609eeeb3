import { CURRENCY_SIGNS, formatMoney, type Currency } from '../../shared/money';
import { plain, type CommonField, type ValidationError, type FormValues, type Kind } from '../kind';

/** What every field kept as a number can say. */
interface NumericField<Row = FormValues> extends CommonField<Row, number | null> {
  min?: number;
  max?: number;
}

/**
 * The part that kinds kept as numbers share. The form holds the text as it was typed, so that a mistake can be
 * told and mended instead of vanishing.
 * @param read the number that a text means in a field, in the unit of the column; `undefined` when it means none
 * @param write the number as it is typed
 * @param example for the sentence about what cannot be read
 */
function numeric<Field extends NumericField>(
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

/** A number, with or without decimals. */
export interface NumberField<Row = FormValues> extends NumericField<Row> {
  kind: 'number';
}

const readNumber = (typed: string) => (/^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined);

export const number: Kind<NumberField> = {
  ...numeric(readNumber, String, '4.5'),
  columnTypes: ['numeric', 'float4', 'float8'],
};

/** A whole number. */
export interface IntegerField<Row = FormValues> extends NumericField<Row> {
  kind: 'integer';
}

const readInteger = (typed: string) => (/^-?\d+$/.test(typed) ? Number(typed) : undefined);

export const integer: Kind<IntegerField> = {
  ...numeric(readInteger, String, '4'),
  columnTypes: ['int2', 'int4', 'int8'],
};

/** An amount of money, kept in whole pence or cents; `min`, `max` and `initial` are pence or cents too. */
export interface MoneyField<Row = FormValues> extends NumericField<Row> {
  kind: 'money';
  /** Pounds when left out. */
  currency?: Currency;
}

/** Hundredths of "1,250", "£20" or "20.5"; the sign of another currency is a mistake. */
function readMoney(typed: string, { currency = 'GBP' }: MoneyField): number | undefined {
  const amount = withoutSign(typed, CURRENCY_SIGNS[currency]);
  const [, minus = '', whole = '', rest = ''] =
    /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (!whole) return undefined;
  return Number(`${minus}${whole.replaceAll(',', '')}${rest.padEnd(2, '0')}`);
}

/** Once, before or after the amount: "-£20", "20 €". */
function withoutSign(typed: string, sign: string): string {
  const amount = typed.replace(sign, '').trim();
  return amount.startsWith('-') ? `-${amount.slice(1).trim()}` : amount;
}

const writeMoney = (hundredths: number) =>
  (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);

export const money: Kind<MoneyField> = {
  ...numeric(readMoney, writeMoney, '20 or 12.50'),
  columnTypes: ['int4', 'int8'],
  toText: (stored, { currency }) =>
    typeof stored === 'number' ? formatMoney(stored, currency) : '',
};

/** Stars, from one to five. */
export interface RatingField<Row = FormValues> extends CommonField<Row, number | null> {
  kind: 'rating';
}

export const MOST_STARS = 5;

export const rating: Kind<RatingField> = {
  ...plain,
  columnTypes: ['int2', 'int4', 'int8'],
  filter: () => ({
    type: 'choice',
    choices: Array.from({ length: MOST_STARS }, (_, index) => ({
      value: MOST_STARS - index,
      label: starsOf(MOST_STARS - index),
    })),
  }),
};

export function starsOf(count: number): string {
  return count === 1 ? '1 star' : `${count} stars`;
}
