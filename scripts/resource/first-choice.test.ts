import { describe, expect, it } from 'vitest';
import { parseAnswers } from './answers.ts';
import { migrationText } from './migration.ts';
import { planOf } from './resource-plan.ts';
import { schemaText } from './schema-file.ts';

function textsOf(...words: string[]) {
  const plan = planOf(parseAnswers(['bookings', 'name:text!', ...words]));
  return { migration: migrationText(plan), schema: schemaText(plan) };
}

describe('a new record of a content type', () => {
  it.each([
    ['is counted by', ['status:select=new,done', '--count', 'status=new']],
    ['goes through by roles', ['status:select=lost@owner,new,done']],
  ])('starts with the first choice that everybody has, of a field that it %s', (_what, words) => {
    const { migration, schema } = textsOf(...words);
    expect(migration).toContain("status text default 'new'\n");
    expect(schema).toContain("initial: 'new',");
  });

  it('that must have one is given it by the database, too', () => {
    const { migration } = textsOf('status:select=in hand,done!', '--count', 'status=done');
    expect(migration).toContain("status text not null default 'in hand'\n");
  });

  it('starts without a choice that is nothing but a choice, or that nobody may make', () => {
    const { migration, schema } = textsOf('size:select=Small,Large', 'fate:select=lost@owner');
    expect(migration).not.toMatch(/(size|fate) text default/);
    expect(schema).not.toContain('initial');
  });
});
