import { isSignedIn } from '../../data/session';
import { parseChanges, type UnsavedChanges } from './parse-changes';

/*
 * Copies of unsaved changes on the server, for other devices of whoever has signed in. The browser's own are what counts:
 * nothing waits for these, and every failure means "no copy".
 */

/** Beyond it nothing is copied (the table's own limit, with room for how JSON is written there). */
const MOST_LETTERS = 500_000;

/** One after the other: a copy that is still under way must not arrive after its removal. */
let last: Promise<unknown> = Promise.resolve();

/** Copies them; what was copied of the same opening is replaced. Resolves to whether the server has them. */
export async function copyToServer(changes: UnsavedChanges): Promise<boolean> {
  if (JSON.stringify(changes).length > MOST_LETTERS) return false;
  const { id, name: form } = changes;
  // A plain object for the client's types: JSON.
  const row = { id, form, changes: { ...changes } as never };
  const answer = await inTurn((table) => table.upsert(row, { onConflict: 'user_id,id' }));
  return answer?.error === null;
}

/** What other devices, and lost browsers, have left of a form. */
export async function copiesOf(form: string): Promise<UnsavedChanges[]> {
  if (!isSignedIn()) return [];
  const { data } = await (await tableOf()).select('changes').eq('form', form);
  return (data ?? []).flatMap(({ changes }) => {
    const parsed = parseChanges(JSON.stringify(changes), Date.now());
    return parsed?.name === form ? [parsed] : [];
  });
}

export function removeCopy(id: string): void {
  void inTurn((table) => table.delete().eq('id', id));
}

/** Removes all copies of a form, such as that of a record that is gone. */
export function removeCopiesOf(form: string): void {
  void inTurn((table) => table.delete().eq('form', form));
}

type Table = Awaited<ReturnType<typeof tableOf>>;

function inTurn<Answer>(
  action: (table: Table) => PromiseLike<Answer>,
): Promise<Answer | undefined> {
  if (!isSignedIn()) return Promise.resolve(undefined);
  const turn = last.then(async () => action(await tableOf())).catch(() => undefined);
  last = turn;
  return turn;
}

/** The client comes after the form. */
async function tableOf() {
  const { supabase } = await import('../../data/supabase-client');
  return supabase.from('unsaved_changes');
}
