import type { Caller, LockedProject } from '../locked-project.ts';

export interface Attempt {
  /** Whether the effect was observed in the database. */
  happened: boolean;
  response: Response;
}

export interface Action {
  name: string;
  /** Table or bucket. */
  table?: string;
  bucket?: string;
  /** The only callers for whom it may happen. */
  allowed: readonly Caller[];
  attempt(project: LockedProject, caller: Caller): Promise<Attempt>;
}

export const MEMBERS: readonly Caller[] = ['author', 'editor', 'owner'];
/** Accepted by is_staff(). */
export const STAFF: readonly Caller[] = ['editor', 'owner'];
/** Everyone with the project's public key, as every page. */
export const EVERYONE: readonly Caller[] = ['visitor', 'stranger', ...MEMBERS, 'service key'];
export const WRITERS: readonly Caller[] = [...STAFF, 'service key'];
export const OWNERS: readonly Caller[] = ['owner', 'service key'];
export const SERVICE: readonly Caller[] = ['service key'];
export const NOBODY: readonly Caller[] = [];

export const onTable = (table: string, actions: readonly Omit<Action, 'table'>[]): Action[] =>
  actions.map((action) => ({ ...action, table }));

/** Whether a statement returns or changes a row. */
export async function finds(
  project: LockedProject,
  sql: string,
  ...values: unknown[]
): Promise<boolean> {
  return (await project.sql(sql, ...values)).length > 0;
}

type Attempting = Action['attempt'];

/** Succeeds with a non-empty list. */
export const reads =
  (method: string, path: string, init: Parameters<LockedProject['as']>[3] = {}): Attempting =>
  async (project, caller) => {
    const response = await project.as(caller, method, path, init);
    return { happened: response.ok && isSome(await answerOf(response)), response };
  };

/** A row to act on; `make` inserts it past every policy and returns its key. */
export interface Target {
  table: string;
  /** The key column: `id` by default. */
  key?: string;
  make(project: LockedProject, caller: Caller): Promise<string>;
}

async function createTarget(
  { table, key = 'id', make }: Target,
  project: LockedProject,
  caller: Caller,
) {
  const id = await make(project, caller);
  return {
    id,
    path: `/rest/v1/${table}?${key}=eq.${encodeURIComponent(id)}`,
    exists: (where = 'true') =>
      finds(project, `select 1 from public.${table} where ${key}::text = $1 and ${where}`, id),
  };
}

export const readsRow =
  (target: Target): Attempting =>
  async (project, caller) => {
    const { path } = await createTarget(target, project, caller);
    return reads('GET', `${path}&select=${target.key ?? 'id'}`)(project, caller);
  };

/** @param where condition of success; by default that the row holds the change */
export const changes =
  (target: Target, change: Readonly<Record<string, string>>, where?: string): Attempting =>
  async (project, caller) => {
    const { path, exists } = await createTarget(target, project, caller);
    const response = await project.as(caller, 'PATCH', path, { body: JSON.stringify(change) });
    const holds = Object.entries(change).map(([column, value]) => `${column}::text = '${value}'`);
    return { happened: await exists(where ?? holds.join(' and ')), response };
  };

export const deletes =
  (target: Target): Attempting =>
  async (project, caller) => {
    const { path, exists } = await createTarget(target, project, caller);
    const response = await project.as(caller, 'DELETE', path);
    return { happened: !(await exists()), response };
  };

/** @param where condition that one row more meets */
export const adds =
  (
    table: string,
    row: (project: LockedProject, caller: Caller) => object | Promise<object>,
    where = 'true',
  ): Attempting =>
  async (project, caller) => {
    const count = async () =>
      (await project.sql(`select 1 from public.${table} where ${where}`)).length;
    const body = JSON.stringify(await row(project, caller));
    const before = await count();
    const response = await project.as(caller, 'POST', `/rest/v1/${table}`, { body });
    return { happened: (await count()) > before, response };
  };

/** @param isWanted whether the answer is a success; every one that is no refusal by default */
export const calls =
  (
    name: string,
    values: object | ((project: LockedProject) => Promise<object>) = {},
    isWanted: (answer: unknown, caller: Caller, project: LockedProject) => boolean = () => true,
  ): Attempting =>
  async (project, caller) => {
    const given = typeof values === 'function' ? await (values as Making)(project) : values;
    const response = await project.call(caller, name, given);
    return {
      happened: response.ok && isWanted(await answerOf(response), caller, project),
      response,
    };
  };

type Making = (project: LockedProject) => Promise<object>;

export const isSome = (answer: unknown): boolean => Array.isArray(answer) && answer.length > 0;

const answerOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);
