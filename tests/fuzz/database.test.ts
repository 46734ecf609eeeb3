import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { COLUMNS, pointersOf, rowOf, type TableColumns } from '../policies/columns.ts';
import { insertion } from '../policies/actions/table.ts';
import { CALLERS, startLockedProject } from '../policies/locked-project.ts';
import { anything } from './any-text.ts';
import { FUZZ, FUZZ_TIMEOUT_MS } from './fuzz.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const query = project.sql;

/** A few of each, because every one is a request. */
const FEW = { ...FUZZ, numRuns: Math.ceil((FUZZ.numRuns ?? 0) / 100) };

async function addRow(table: string): Promise<string> {
  const columns = COLUMNS[table] as TableColumns;
  const own = rowOf(columns, project.users.editor);
  const values = { ...own, ...(await pointersOf(table, addRow)) };
  const sql = insertion(table, values, columns.key);
  const [created] = await query<{ key: string }>(sql, JSON.stringify(values));
  return created?.key ?? '';
}

/** An answer may be a refusal, but no failure. */
async function expectAnswer(request: Promise<Response>, what: string): Promise<Response> {
  const answer = await request;
  const text = await answer.clone().text();
  expect(answer.status, `${what}: ${text}`).toBeLessThan(500);
  return answer;
}

describe('whatever is sent to the database', { timeout: 10 * FUZZ_TIMEOUT_MS }, () => {
  it('every function answers or refuses, and never fails', async () => {
    const functions = await query<{ name: string; names: string[] }>(`
      select proname as name, coalesce(proargnames[1:pronargs], '{}') as names from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and has_function_privilege('authenticated', oid, 'execute')`);
    expect(functions.length).toBeGreaterThan(20);
    for (const { name, names } of functions) {
      const values = fc.record(Object.fromEntries(names.map((one) => [one, anything])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...CALLERS), values, async (caller, sent) => {
          const body = JSON.stringify(sent);
          const call = project.as(caller, 'POST', `/rest/v1/rpc/${name}`, { body });
          await expectAnswer(call, `${name} ${body.slice(0, 200)}`);
        }),
        names.length ? FEW : { ...FEW, numRuns: 1 },
      );
    }
  });

  it('every column stores a value unchanged or refuses it', async () => {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const { row, free, key = 'id' } = columns;
      if (!row) continue;
      if (table === 'company') await query('delete from public.company');
      const created = await addRow(table);
      for (const column of Object.keys(free)) {
        await fc.assert(
          fc.asyncProperty(anything, async (value) => {
            const body = JSON.stringify({ [column]: value });
            const path = `/rest/v1/${table}?${key}=eq.${created}&select=${column}`;
            const headers = { prefer: 'return=representation' };
            const call = project.as('editor', 'PATCH', path, { body, headers });
            const answer = await expectAnswer(call, `${table}.${column} ${body.slice(0, 200)}`);
            if (!answer.ok || typeof free[column] !== 'string' || typeof value !== 'string') return;
            if (column.endsWith('_at') || column.startsWith('notice_') || column.endsWith('_id'))
              return;
            expect(await answer.json()).toEqual([{ [column]: value }]);
          }),
          FEW,
        );
      }
    }
  });
});
