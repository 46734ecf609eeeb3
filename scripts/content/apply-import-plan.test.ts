import { expect, it } from 'vitest';
import { applyImportPlan } from './apply-import-plan.ts';
import { hostedProject } from './project.ts';

it('a row that refers to a later one is inserted in the same run, beside a refused one', async () => {
  const rows = [
    { id: 'child', label: 'Ovens', below: 'parent' },
    { id: 'bad', label: 'Lost', below: 'nobody' },
    { id: 'parent', label: 'Services', below: null },
  ];
  const there = new Set<unknown>();
  const project = {
    ...hostedProject('https://abcdefgh.supabase.co', 'sb_secret_0123456789'),
    fetch: async (_address: unknown, { method, body }: RequestInit = {}) => {
      if (method !== 'POST') return Response.json([]);
      const coming = JSON.parse(String(body)) as typeof rows;
      const existing = new Set([...there, ...coming.map(({ id }) => id)]);
      if (coming.some(({ below }) => below && !existing.has(below)))
        return Response.json({ message: 'no such item' }, { status: 409 });
      for (const { id } of coming) there.add(id);
      return new Response(null, { status: 201 });
    },
  };
  const menu = { table: 'menu', key: 'id', added: rows, changed: [], taken: [], same: 0 };
  const plan = { tables: [menu], pictures: [], presentPictures: 0, differentPictures: [] };
  const content = { tables: new Map(), pictures: new Map() };
  const refused = await applyImportPlan(project, content, plan, { overwrite: false });
  expect(refused).toEqual(['menu "bad": no such item']);
  expect([...there]).toEqual(['parent', 'child']);
});
