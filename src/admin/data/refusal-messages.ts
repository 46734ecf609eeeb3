import { findContentType } from '../../content-types/registry';
import { kindOf } from '../../schema/kinds';
import { constraintWords } from '../../schema/constraint-words';
import { phrases } from '../../schema/phrases';
import type { FormValues, ContentType } from '../../schema/content-type';

export interface PostgresRefusal {
  code?: string;
  message?: string;
  details?: string | null;
}

interface Words {
  message: string;
  /** The field with the message; otherwise a toast has it. */
  field?: string;
}

type Explain = (
  schema: ContentType,
  refusal: { message: string; details: string },
  row: FormValues,
) => Words | undefined;

/** By Postgres' and PostgREST's error codes (appendix A of Postgres' manual). */
const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  // unique_violation, check_violation, exclusion_violation
  23505: ofConstraint,
  23514: ofConstraint,
  '23P01': ofConstraint,
  // not_null_violation
  23502: (schema, { message }) => {
    const column = /column "([^"]+)"/.exec(message)?.[1];
    return errorAt(schema, column, (label) => `${label} must be filled in`);
  },
  // foreign_key_violation, of the row itself or of one that still points to it.
  23503: (schema, { message, details }) => {
    const from = /still referenced from table "([^"]+)"/.exec(details)?.[1];
    if (from) {
      const plural = findContentType(from)?.words.plural ?? from.replaceAll('_', ' ');
      return { message: phrases.stillNeeded(schema, plural) };
    }
    const column = /Key \(([^)]+)\)/.exec(details)?.[1];
    return (
      errorAt(schema, column, (label) => `${label}: what was chosen is no longer there`) ??
      ofConstraint(schema, { message })
    );
  },
  // invalid_text_representation, datetime_field_overflow, invalid_datetime_format, numeric_value_out_of_range
  '22P02': ofValue((label) => `${label} cannot be saved as it is written`),
  22007: ofValue((label) => `${label} cannot be saved as it is written`),
  22008: ofValue((label) => `${label} cannot be saved as it is written`),
  22003: ofValue((label) => `${label} is too large a number`),
  // insufficient_privilege; our triggers have messages of their own.
  42501: (schema, { message, details }, row) =>
    /^permission denied|row-level security/.test(message)
      ? { message: phrases.noPermission }
      : ofTransition(schema, details, row[details]),
  // PostgREST lacks the column or the table: a migration is missing.
  PGRST204: missing,
  PGRST205: missing,
  42703: missing,
};

const ODD_CHARACTER = 'One of the texts has a character that cannot be saved';

/** Messages without a field, by code. */
const GENERAL_MESSAGES: Readonly<Record<string, string>> = {
  // string_data_right_truncation, character_not_in_repertoire, untranslatable_character
  22001: 'One of the texts is too long to be saved',
  22021: ODD_CHARACTER,
  '22P05': ODD_CHARACTER,
  // Invalid JSON: half of a surrogate pair.
  PGRST102: 'One of the texts has half a sign, such as a cut emoji: delete it and type it again',
  // query_canceled
  57014: 'it took the server too long. Try again, with fewer records at once if there are many',
};

export const LATE = 'the server did not answer in time';
export const UNREACHABLE = 'the server could not be reached';

/** Gateways have no codes. */
const GATEWAY_MESSAGES: Readonly<Record<number, string>> = {
  408: LATE,
  414: 'it is too much for one request. Choose fewer records, or search for fewer words',
  429: 'the server has been asked too often. Wait a minute, then try again',
  504: LATE,
  540: 'the site’s database is paused. Its owner wakes it in Supabase’s dashboard',
  544: LATE,
};

/** Of a gateway whose server does not answer; from 520 on those of Cloudflare and Supabase. */
const isServerAway = (status: number) => status === 502 || status === 503 || status >= 520;

/** For any request. */
export const generalWords = (
  refusal: PostgresRefusal | undefined,
  status: number,
): string | undefined =>
  GENERAL_MESSAGES[refusal?.code ?? ''] ??
  GATEWAY_MESSAGES[status] ??
  (isServerAway(status) && !refusal?.message ? UNREACHABLE : undefined);

/** Message and field; `undefined` without a message of ours. */
export function refusalInWords(
  schema: ContentType,
  { code = '', message = '', details }: PostgresRefusal,
  row: FormValues,
): Words | undefined {
  return EXPLANATIONS[code]?.(schema, { message, details: details ?? '' }, row);
}

function ofConstraint(schema: ContentType, { message }: { message: string }): Words | undefined {
  const name = /constraint "([^"]+)"/.exec(message)?.[1];
  return name ? constraintWords(schema).get(name) : undefined;
}

/** Postgres quotes the value, not its column; the sent row identifies it. */
function ofValue(sentence: (label: string) => string): Explain {
  return (schema, { message }, row) => {
    const value = /"((?:[^"\\]|\\.)*)"/.exec(message)?.[1];
    const column = Object.keys(row).find((name) => String(row[name]) === value);
    return (
      errorAt(schema, column, sentence) ?? {
        message: `A value cannot be saved: ${value ?? message}`,
      }
    );
  };
}

function errorAt(
  { fields }: ContentType,
  column: string | undefined,
  sentence: (label: string) => string,
): Words | undefined {
  const field = column ? fields[column] : undefined;
  return field && column ? { message: sentence(field.label), field: column } : undefined;
}

/** A value restricted to other roles. */
function ofTransition({ fields }: ContentType, column: string, value: unknown): Words | undefined {
  const field = fields[column];
  const rule = field?.kind === 'select' && field.transitions?.[String(value)];
  return rule
    ? { message: phrases.chosenBy(kindOf(field).toText(value, field), rule.roles), field: column }
    : undefined;
}

function missing(schema: ContentType, { message }: { message: string }): Words {
  return {
    message: `The database lacks what this needs (${message}). Apply the files of supabase/migrations to "${schema.table}".`,
  };
}
