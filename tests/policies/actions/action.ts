import type { Caller, LockedProject } from '../locked-project.ts';

export interface Attempt {
  /** Whether the data or the world changed, or was shown, as the action wanted; asked of the database itself. */
  happened: boolean;
  response: Response;
}

export interface Action {
  name: string;
  /** The table or the bucket it touches. */
  table?: string;
  bucket?: string;
  /** For whom it must happen; for nobody else. */
  allowed: readonly Caller[];
  attempt(project: LockedProject, caller: Caller): Promise<Attempt>;
}

export const MEMBERS: readonly Caller[] = ['author', 'editor', 'owner'];
/** Whom is_staff() lets in. */
export const STAFF: readonly Caller[] = ['editor', 'owner'];
/** Everyone who says which project he means, as every page does. */
export const EVERYONE: readonly Caller[] = ['visitor', 'stranger', ...MEMBERS, 'service key'];
export const WRITERS: readonly Caller[] = [...STAFF, 'service key'];
export const OWNERS: readonly Caller[] = ['owner', 'service key'];
export const SERVICE: readonly Caller[] = ['service key'];
export const NOBODY: readonly Caller[] = [];

/** What the database itself says, past every policy. */
export async function rows(
  project: LockedProject,
  sql: string,
  ...values: unknown[]
): Promise<unknown[]> {
  return (await project.backend.database.query(sql, values)).rows;
}

/** Whether a statement finds or changes a row. */
export async function finds(
  project: LockedProject,
  sql: string,
  ...values: unknown[]
): Promise<boolean> {
  return (await rows(project, sql, ...values)).length > 0;
}

/** A reading happened when the answer is a list with something in it. */
export const reads =
  (method: string, path: string, init: Parameters<LockedProject['as']>[3] = {}) =>
  async (project: LockedProject, caller: Caller): Promise<Attempt> => {
    const response = await project.as(caller, method, path, init);
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    return { happened: response.ok && Array.isArray(answer) && answer.length > 0, response };
  };
