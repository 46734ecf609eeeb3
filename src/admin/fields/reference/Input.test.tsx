// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { DataProvider, RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { showInput } from '../../../../tests/support/in-admin';
import { areas } from '../../../content-types/areas';
import { ReferencesInput } from './Input';

const AREAS = [
  { id: '1', name: 'Walsall' },
  { id: '2', name: 'Dudley' },
];

it('an area is not offered as its own neighbour', async () => {
  const dataProvider: Partial<DataProvider> = {
    getMany: async () => ({ data: [] }),
    getList: async (_, { filter = {} }) => {
      const { 'id@neq': except } = filter as Record<string, unknown>;
      const data = AREAS.filter(({ id }) => id !== except) as RaRecord[] as never[];
      return { data, total: data.length };
    },
  };
  const record = { id: '1', neighbours: [] };
  const { neighbours: field } = areas.fields;
  const column = { schema: areas, field, source: 'neighbours' };
  showInput(record, ReferencesInput, column, { dataProvider });
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Neighbours' }));
  await screen.findByRole('option', { name: 'Dudley' });
  expect(screen.queryByRole('option', { name: 'Walsall' })).toBeNull();
});
