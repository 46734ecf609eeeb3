import { HttpError } from 'react-admin';
import type { ResourceSchema } from '../schema/resource-schema';
import { ImageUploadError } from './image-storage';

/** What PostgREST says about a refused statement. */
interface PostgresRefusal {
  code?: string;
  message?: string;
}

/** Postgres error codes (appendix A of its manual). */
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** How Chromium, Firefox and Safari word a request that never got an answer. */
const UNREACHABLE = /failed to fetch|networkerror|load failed/i;

/**
 * A refusal of the database as the form understands it: a constraint that the schema has words for becomes a
 * sentence at its field (react-admin's `body.errors`). Any other error is returned as it is.
 */
export function explainRefusal(
  schema: ResourceSchema,
  error: unknown,
  during: 'create' | 'update',
): unknown {
  if (!(error instanceof HttpError)) return error;
  const { code, message = '' } = (error.body ?? {}) as PostgresRefusal;
  if (code !== UNIQUE_VIOLATION && code !== CHECK_VIOLATION) return error;
  const name = /constraint "([^"]+)"/.exec(message)?.[1];
  const known = name ? schema.constraints?.[name] : undefined;
  if (!known) return error;
  const field = during === 'create' ? typedField(schema, known.field) : known.field;
  return new HttpError(known.message, error.status, { errors: { [field]: known.message } });
}

/** Where the value came from while a record is being created: nobody types a slug then, but its source. */
function typedField(schema: ResourceSchema, column: string): string {
  const field = schema.fields[column];
  return field?.kind === 'slug' ? field.from : column;
}

/** What went wrong, for the person who was saving; empty when the server said nothing. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : '';
  if (error.name === 'TimeoutError') return 'the server did not answer in time';
  if (UNREACHABLE.test(error.message)) return 'the server could not be reached';
  if (/jwt expired/i.test(error.message)) return 'you have been signed out. Sign in again';
  return error.message;
}

/** Whether signing in could help: the server wants somebody else than the one who asked. */
export function isRefusedPermission(error: unknown): boolean {
  const status =
    error instanceof HttpError || error instanceof ImageUploadError ? error.status : undefined;
  return status === 401 || status === 403;
}
