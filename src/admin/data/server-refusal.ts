import { HttpError } from 'react-admin';
import { kindOf } from '../../schema/kinds';
import { phrases } from '../../schema/phrases';
import type { ContentType, FormValues, Operation } from '../../schema/content-type';
import { generalWords, refusalInWords, type PostgresRefusal } from './refusal-words';

/** The storage server's refusal; it tells what failed, the status whether signing in would help. */
export class UploadError extends Error {
  override name = 'UploadError';

  constructor(
    message: string,
    readonly status: number | undefined,
    readonly what: 'Image' | 'File',
  ) {
    super(message);
  }
}

/** What was tried when the server refused. */
export interface Attempt {
  schema: ContentType;
  during: Operation;
  row?: FormValues;
}

/** How PostgREST and hosted storage word a token that they do not take. */
export const REFUSED_TOKEN = /\bjw[ts]|"exp" claim|signature verification/i;

/** How Chromium, Firefox and Safari word a request that never got an answer. */
const UNREACHABLE = /failed to fetch|networkerror|load failed/i;

/**
 * A refusal of the database as the form understands it: a sentence, at its field where there is one (react-admin's
 * `body.errors`). Any other error is returned as it is.
 */
export function explainRefusal({ schema, during, row = {} }: Attempt, error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const words = refusalInWords(schema, (error.body ?? {}) as PostgresRefusal, row);
  if (!words) return error;
  const { message, field } = words;
  if (!field) return new HttpError(message, error.status);
  const place = during === 'create' ? typedField(schema, field) : field;
  return new HttpError(message, error.status, { errors: { [place]: message } });
}

/** Where the value came from while a record is being created: nobody types a slug then, but its source. */
function typedField(schema: ContentType, column: string): string {
  const field = schema.fields[column];
  return (field && kindOf(field).derivedFrom?.(field).from) ?? column;
}

/** What went wrong, for the person who was saving; empty when the server said nothing. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : '';
  if (error.name === 'TimeoutError') return 'the server did not answer in time';
  if (UNREACHABLE.test(error.message)) return 'the server could not be reached';
  if (/row-level security/.test(error.message)) return phrases.noPermission;
  if (REFUSED_TOKEN.test(error.message)) return 'you have been signed out. Sign in again';
  if (!(error instanceof HttpError)) return error.message;
  return generalWords(error.body as PostgresRefusal | undefined, error.status) ?? error.message;
}

/** Of a gateway that gave up waiting, or wants to be asked later. */
const ASK_AGAIN = [408, 429];

/** Whether the server has refused what it was asked: it would refuse the same again, and has stored nothing. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status >= 400 && error.status < 500 && !ASK_AGAIN.includes(error.status);
}

/** Whether there is no such row, or a policy hides it (PostgREST), or what is asked for is no id (Postgres). */
export function isNoRow(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status === 406 || (error.body as PostgresRefusal | undefined)?.code === '22P02';
}

/** The status that the server has answered with. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpError || error instanceof UploadError ? error.status : undefined;

/** Whether signing in could help: the server wants somebody else than the one who asked. */
export const isRefusedPermission = (error: unknown): boolean =>
  [401, 403].includes(statusOf(error) ?? 0);
