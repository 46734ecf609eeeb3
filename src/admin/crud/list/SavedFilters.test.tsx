// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { FilterForm } from './FilterForm';
import { SavedFilters } from './SavedFilters';

const saved = (label: string, status: string) => ({
  label,
  value: {
    filter: { status },
    sort: { field: 'id', order: 'ASC' },
    perPage: 25,
    displayedFilters: {},
  },
});

it('a saved filter is the newest of its name, and is removed by a button', () => {
  const store = memoryStore();
  store.setItem('enquiries.savedQueries', [
    saved('Carpets', 'new'),
    saved('Won', 'won'),
    saved('Carpets', 'lost'),
  ]);
  render(
    inAdmin(
      <ListContextProvider
        value={{ resource: 'enquiries', filterValues: { status: 'lost' } } as never}
      >
        <FilterForm>
          <SavedFilters named={[]} />
        </FilterForm>
      </ListContextProvider>,
      { store },
    ),
  );
  const carpets = screen.getByRole('button', { name: 'Carpets' });
  expect(carpets.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Carpets' }));
  expect(screen.queryByRole('button', { name: 'Carpets' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Won' })).toBeDefined();
});
