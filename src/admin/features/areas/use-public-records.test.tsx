// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { usePublishedAreas } from './use-public-records';

const AREAS = [
  { id: 1, name: 'Walsall', position: 'a0' },
  { id: 2, name: 'Dudley', position: 'a1' },
];

/** The areas that one is compared with. */
async function comparedWith(area: Partial<RaRecord>) {
  const getList = async () => ({ data: AREAS as never[], total: AREAS.length });
  const { result } = renderHook(
    () => ({ all: usePublishedAreas(), before: usePublishedAreas(area as RaRecord) }),
    {
      wrapper: ({ children }) => inAdmin(children, { dataProvider: { getList } }),
    },
  );
  await waitFor(() => expect(result.current.all).toHaveLength(AREAS.length));
  return result.current.before?.map(({ name }) => String(name));
}

it('compares an area with those before it', async () => {
  expect(await comparedWith({ id: 2, position: 'a1' })).toEqual(['Walsall']);
});

it('compares a new area, which comes last, with all', async () => {
  expect(await comparedWith({ name: '' })).toEqual(['Walsall', 'Dudley']);
});
