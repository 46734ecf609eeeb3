import type { PGlite } from '@supabase/lite/pglite';
import { migrate, migrationFiles } from '../../supabase/local/supabase-folder.ts';
import { UserError } from '../../supabase/user-error.ts';
import { changesBetween, type Change } from './difference.ts';
import { rowChanges } from './fixed-rows.ts';
import { stateAfter, type State } from './scratch-database.ts';

/** What the migrations lack of the wanted state, in executable order. They stay applied to the database. */
export async function missingChanges(database: PGlite, wanted: State): Promise<Change[]> {
  await migrate(database);
  const there = await stateAfter(database, []);
  return [
    ...changesBetween(there.facts, wanted.facts),
    ...rowChanges(there.rows, wanted.rows).map((sql) => ({ sql, about: '' })),
  ];
}

const HEADER =
  '-- Written by `npm run db:migration`: what supabase/schemas wants and the migrations before do not make.\n';

/** Functions may refer to later ones. */
const NO_BODIES = 'set local check_function_bodies = off;';

/** The text of a migration; dangerous statements are commented out. */
export const migrationText = (changes: readonly Change[]): string =>
  [HEADER, NO_BODIES, ...changes.map(statementOf)].join('\n').concat('\n');

/** What is kept of a table's records beside them, deleted before it. */
const keptBeside = (table: string) =>
  ['public.drafts', 'public.revisions', 'public.dismissed_findings', 'private.picture_uses']
    .map((kept) => `delete from ${kept} where table_name = '${table}';\n`)
    .concat(`delete from public.content_versions where name = '${table}';\n`)
    .join('');

function statementOf({ sql, about, danger }: Change): string {
  // Existing rows are validated when they are next changed.
  const isRule = /^alter table \S+\s+add constraint \S+\s+(?:check|foreign key)/i.test(sql);
  const before = /^drop table public\./i.test(sql) ? keptBeside(about) : '';
  const statement = `${before}${sql.trimEnd()}${isRule ? ' not valid' : ''};`;
  if (danger) return `-- ${danger}\n${statement.replace(/^/gm, '-- ')}`;
  // Records inserted before the trigger count as a change.
  return /^create trigger \S+_note_insert/i.test(sql)
    ? `${statement}\ninsert into public.content_versions (name) select '${about}' where exists (select from public.${about})
  on conflict do nothing;`
    : statement;
}

/** Applies the changes to a database with the earlier migrations; throws where the result is not the wanted state. */
export async function prove(
  database: PGlite,
  changes: readonly Change[],
  wanted: State,
): Promise<void> {
  await database.exec(`begin; ${migrationText(changes)}; commit`);
  const [left] = (await missingChanges(database, wanted)).filter(({ danger }) => !danger);
  if (left) throw new UserError(`No machine can write this, so write it by hand: ${left.sql}`);
}

/** Later than every existing one, or it would not be applied where those are. */
export function nextMigration(name: string, now: Date): string {
  const last = migrationFiles().at(-1) ?? '';
  const today = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const after = String(Number(last.slice(0, 14)) + 1);
  return `supabase/migrations/${today > after ? today : after}_${name.replace(/\W+/g, '_')}.sql`;
}
