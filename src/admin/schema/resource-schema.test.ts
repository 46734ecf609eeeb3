import { describe, expect, it } from 'vitest';
import { defineResource } from './resource-schema';

/** What follows is checked by the compiler: each expected error is an error of the type-check when it is none. */
const words = { singular: 'member', plural: 'members' };
const list = { columns: ['user_id' as const], sort: { field: 'user_id', order: 'ASC' } as const };
const user_id = { kind: 'text', label: 'User', required: 'User is required' } as const;

describe('the schema language', () => {
  it('accepts the columns of the table', () => {
    const schema = defineResource('staff', {
      words,
      list,
      fields: { user_id },
      titleColumn: 'user_id',
    });
    expect(schema.table).toBe('staff');
  });

  it('refuses to compile with a column that the table does not have', () => {
    defineResource('staff', {
      words,
      list,
      // @ts-expect-error -- "nickname" is no column of staff
      fields: { user_id, nickname: user_id },
      titleColumn: 'user_id',
    });
    defineResource('staff', {
      words,
      // @ts-expect-error -- nor may the grid show it
      list: { ...list, columns: ['nickname'] },
      fields: { user_id },
      titleColumn: 'user_id',
    });
  });

  it('refuses to compile without a column that the database insists on', () => {
    // @ts-expect-error -- "user_id" has no default
    defineResource('staff', { words, list, fields: {}, titleColumn: 'user_id' });
  });

  it('refuses to compile with a kind that does not fit the column’s type', () => {
    defineResource('staff', {
      words,
      list,
      // @ts-expect-error -- a text column is no switch
      fields: { user_id: { kind: 'boolean', label: 'User' } },
      titleColumn: 'user_id',
    });
  });
});
