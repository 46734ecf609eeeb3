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

/** The actions of one table. */
export const onTable = (table: string, actions: readonly Omit<Action, 'table'>[]): Action[] =>
  actions.map((action) => ({ ...action, table }));

/** Whether a statement finds or changes a row. */
export async function finds(
  project: LockedProject,
  sql: string,
  ...values: unknown[]
): Promise<boolean> {
  return (await project.sql(sql, ...values)).length > 0;
}

type Attempting = Action['attempt'];

/** A reading happened when the answer is a list with something in it. */
export const reads =
  (method: string, path: string, init: Parameters<LockedProject['as']>[3] = {}): Attempting =>
  async (project, caller) => {
    const response = await project.as(caller, method, path, init);
    return { happened: response.ok && isSome(await answerOf(response)), response };
  };

/** A row to try something on; `make` puts it there past every policy and gives its key. */
export interface Target {
  table: string;
  /** The column of its key: `id` when left out. */
  key?: string;
  make(project: LockedProject, caller: Caller): Promise<string>;
}

async function made({ table, key = 'id', make }: Target, project: LockedProject, caller: Caller) {
  const id = await make(project, caller);
  return {
    id,
    path: `/rest/v1/${table}?${key}=eq.${encodeURIComponent(id)}`,
    isThere: (where = 'true') =>
      finds(project, `select 1 from public.${table} where ${key}::text = $1 and ${where}`, id),
  };
}

export const readsRow =
  (target: Target): Attempting =>
  async (project, caller) => {
    const { path } = await made(target, project, caller);
    return reads('GET', `${path}&select=${target.key ?? 'id'}`)(project, caller);
  };

/** @param where what is true of the row then; by default that it holds the change */
export const changes =
  (target: Target, change: Readonly<Record<string, string>>, where?: string): Attempting =>
  async (project, caller) => {
    const { path, isThere } = await made(target, project, caller);
    const response = await project.as(caller, 'PATCH', path, { body: JSON.stringify(change) });
    const holds = Object.entries(change).map(([column, value]) => `${column}::text = '${value}'`);
    return { happened: await isThere(where ?? holds.join(' and ')), response };
  };

export const deletes =
  (target: Target): Attempting =>
  async (project, caller) => {
    const { path, isThere } = await made(target, project, caller);
    const response = await project.as(caller, 'DELETE', path);
    return { happened: !(await isThere()), response };
  };

/** @param where what is true of one row more then */
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

/** @param isWanted whether the answer is what the caller wanted; every one that is no refusal, when left out */
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

/** Whether an answer is a list with something in it. */
export const isSome = (answer: unknown): boolean => Array.isArray(answer) && answer.length > 0;

const answerOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);
