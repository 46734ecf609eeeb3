import { HttpError } from 'react-admin';
import { kindOf } from '../../schema/kinds';
import { phrases } from '../../schema/phrases';
import type { ContentType, FormValues, Operation } from '../../schema/content-type';
import { refusalInWords, type PostgresRefusal } from './refusal-words';

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
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : '';
  if (error.name === 'TimeoutError') return 'the server did not answer in time';
  if (UNREACHABLE.test(error.message)) return 'the server could not be reached';
  if (/row-level security/.test(error.message)) return phrases.noPermission;
  if (/jwt expired/i.test(error.message)) return 'you have been signed out. Sign in again';
  return error.message;
}

/** Whether the server has refused what it was asked: it would refuse the same again, and has stored nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}

/** Whether there is no such row, or a policy hides it (PostgREST), or what is asked for is no id (Postgres). */
export function isNoRow(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status === 406 || (error.body as PostgresRefusal | undefined)?.code === '22P02';
}

/** Whether signing in could help: the server wants somebody else than the one who asked. */
export function isRefusedPermission(error: unknown): boolean {
  const status =
    error instanceof HttpError || error instanceof UploadError ? error.status : undefined;
  return status === 401 || status === 403;
}
