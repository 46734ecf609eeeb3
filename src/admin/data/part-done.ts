import { HttpError, type Identifier, type RaRecord } from 'react-admin';

/** Not all of several records were changed or deleted: some are gone, or a policy skips them. */
export function partlyDone(message: string, done: readonly Identifier[]): HttpError {
  return new HttpError(message, 403, { done });
}

/** Those of the records to which something was done, and in words that others are left; throws where to none. */
export async function partDone(
  records: readonly RaRecord[],
  action: Promise<unknown>,
): Promise<{ done: readonly RaRecord[]; left: string[] }> {
  try {
    await action;
    return { done: records, left: [] };
  } catch (error) {
    const { body, message } = error as HttpError;
    const { done: ids = [] } = (body ?? {}) as { done?: readonly Identifier[] };
    const done = records.filter(({ id }) => ids.includes(id));
    if (done.length === 0) throw error;
    return { done, left: [message] };
  }
}
