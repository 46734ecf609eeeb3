import { expect, it } from 'vitest';
import { readPostRows } from './post-rows';

it('throws what the server says', async () => {
  const fetch = (async () =>
    Response.json({ message: 'id does not exist' }, { status: 400 })) as typeof globalThis.fetch;
  const request = {
    columns: ['id'],
    order: 'id',
    limit: 10,
    signal: new AbortController().signal,
  } as const;
  const endpoint = { url: 'https://project.example', key: '', fetch };
  await expect(readPostRows(endpoint, request)).rejects.toThrow('400 {"message":"id does not');
});
