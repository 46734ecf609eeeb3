import { isSignedIn } from '../../data/session';
import { isCurrent, type UnsavedChanges } from './parse-changes';

/*
 * Copies of unsaved changes on the server, for the user's other devices. Best effort: nothing waits for them, and
 * failures are ignored.
 */

/** The table's limit, less a margin for JSON's formatting; larger changes are not copied. */
const MAX_CHARACTERS = 500_000;

/** Sequential: a pending copy must not arrive after its removal. */
let last: Promise<unknown> = Promise.resolve();

/** Replaces the session's copy. Resolves to whether it is stored. */
export async function copyToServer(changes: UnsavedChanges): Promise<boolean> {
  if (JSON.stringify(changes).length > MAX_CHARACTERS) return false;
  const { id, name: form } = changes;
  // JSON, for the client's types.
  const row = { id, form, changes: { ...changes } as never };
  const answer = await inTurn((table) => table.upsert(row, { onConflict: 'user_id,id' }));
  return answer?.error === null;
}

/** Copies of a form's changes by other devices. */
export async function copiesOf(form: string): Promise<UnsavedChanges[]> {
  if (!isSignedIn()) return [];
  const { data } = await (await tableOf()).select('changes').eq('form', form);
  const copies = (data ?? []).map(({ changes }): unknown => changes).filter(isCurrent);
  return copies.map((changes) => ({ ...changes, isElsewhere: true }));
}

/** Of one session, or of a whole form, such as of a deleted record. */
export function removeCopies(those: { id: string } | { form: string }): void {
  void inTurn((table) => table.delete().match(those));
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

/** Lazy: the client loads after the form. */
async function tableOf() {
  const { supabase } = await import('../../data/supabase-client');
  return supabase.from('unsaved_changes');
}
