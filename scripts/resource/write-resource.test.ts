import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseAnswers } from './answers.ts';
import { planOf } from './resource-plan.ts';
import { schemaText } from './schema-file.ts';
import { writeFiles } from './write-resource.ts';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('nothing is written where one of the files would be no program', async () => {
  const [sql, broken] = [join(folder, 'a.sql'), join(folder, 'a.ts')];
  await expect(
    writeFiles({ [sql]: 'select 1;\n', [broken]: 'export const = 1;' }),
  ).rejects.toThrow();
  expect(existsSync(sql)).toBe(false);
});

it('words with an apostrophe make a program, too', async () => {
  const words = [
    '--singular',
    "child's room",
    '--plural',
    "children's rooms",
    '--group',
    "What's new",
  ];
  const plan = planOf(parseAnswers(['rooms', 'name:text!', ...words]));
  const schema = join(folder, 'rooms.ts');
  expect(await writeFiles({ [schema]: schemaText(plan) })).toEqual([schema]);
});
