import { HttpError } from 'react-admin';
import { kindOf } from '../../schema/kinds';
import { phrases } from '../../schema/phrases';
import type { ContentType, FormValues, Operation } from '../../schema/content-type';
import {
  generalWords,
  LATE,
  refusalInWords,
  UNREACHABLE,
  type PostgresRefusal,
} from './refusal-messages';

/** The storage server's refusal; its status tells whether signing in would help. */
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

export interface Attempt {
  schema: ContentType;
  during: Operation;
  row?: FormValues;
}

/** Messages of PostgREST and hosted storage for an invalid token. */
export const REFUSED_TOKEN = /\bjw[ts]|"exp" claim|signature verification/i;

/** Messages of Chromium, Firefox and Safari for a failed request. */
const FAILED_REQUEST = /failed to fetch|networkerror|load failed/i;

/** Their messages for a timeout, which the clients wrap. */
const TIMED_OUT = /timed out/i;

/** What the clients make of an answer that is no JSON, or none. */
const UNREAD_ANSWERS = ['SyntaxError', 'AuthUnknownError', 'AuthRetryableFetchError'];

/**
 * Turns a database's refusal into a message at its field (react-admin's `body.errors`). Other errors are returned
 * unchanged.
 */
export function explainRefusal({ schema, during, row = {} }: Attempt, error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  if (during === 'delete' && isNoRow(error)) return goneOrForbidden();
  const words = refusalInWords(schema, (error.body ?? {}) as PostgresRefusal, row);
  if (!words) return error;
  const { message, field } = words;
  if (!field) return new HttpError(message, error.status);
  const place = during === 'create' ? typedField(schema, field) : field;
  return new HttpError(message, error.status, { errors: { [place]: message } });
}

/** A deletion that did nothing. */
export const goneOrForbidden = () =>
  new HttpError('It is gone already, or not yours to delete', 403);

/** During creation, the source of a derived value. */
function typedField(schema: ContentType, column: string): string {
  const field = schema.fields[column];
  return (field && kindOf(field).derivedFrom?.(field).from) ?? column;
}

/** Empty without a message. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : '';
  if (error.name === 'TimeoutError' || TIMED_OUT.test(error.message)) return LATE;
  if (FAILED_REQUEST.test(error.message)) return UNREACHABLE;
  if (/row-level security/.test(error.message)) return phrases.noPermission;
  if (REFUSED_TOKEN.test(error.message)) return 'you have been signed out. Sign in again';
  const { status = 0, body } = error as Error & { status?: number; body?: PostgresRefusal };
  const words = generalWords(body, status);
  if (words) return words;
  // HTML is a gateway's.
  const isUnread = UNREAD_ANSWERS.includes(error.name) || error.message.trim().startsWith('<');
  if (!isUnread) return error.message;
  return status >= 400 && status < 500 ? `the server refused it (${status})` : UNREACHABLE;
}

/** Gateway timeout and rate limit. */
const ASK_AGAIN = [408, 429];

/** Whether the server refused: a retry fails, too, and nothing was stored. Otherwise nobody knows what became of it. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status >= 400 && error.status < 500 && !ASK_AGAIN.includes(error.status);
}

/** No such row, or hidden by a policy (PostgREST), or an invalid id (Postgres). */
export function isNoRow(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status === 406 || (error.body as PostgresRefusal | undefined)?.code === '22P02';
}

/** The record of a save has been deleted meanwhile (write-row.ts, supabase/schemas/06-drafts.sql). */
export const isDeleted = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 410 || (error.body as PostgresRefusal | undefined)?.code === 'PT404');

export const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpError || error instanceof UploadError ? error.status : undefined;

/** Whether signing in could help. */
export const isRefusedPermission = (error: unknown): boolean =>
  [401, 403].includes(statusOf(error) ?? 0);
