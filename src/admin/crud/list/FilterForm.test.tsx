// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ListContextProvider, useInput } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { FilterForm, useNarrow } from './FilterForm';

function Search() {
  return <input aria-label="Search" {...useInput({ source: 'q' }).field} />;
}

function Clear() {
  const narrow = useNarrow();
  return (
    <button type="button" onClick={() => narrow({})}>
      Clear
    </button>
  );
}

/** A list that answers when the test releases it. */
function slowList() {
  const waiting: (() => void)[] = [];
  const asked: unknown[] = [];
  function List() {
    const [filterValues, setShown] = useState({});
    const setFilters = (filter: object) => {
      asked.push(filter);
      waiting.push(() => setShown(filter));
    };
    return (
      <ListContextProvider value={{ filterValues, setFilters } as never}>
        <FilterForm>
          <Search />
          <Clear />
        </FilterForm>
      </ListContextProvider>
    );
  }
  window.history.replaceState(null, '', '/admin/enquiries');
  showPage('/admin/enquiries', <List />);
  return { asked, showNext: () => act(() => waiting.shift()?.()) };
}

const search = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(search(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(300));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('leaves what is typed alone, however late the list shows what was typed before', async () => {
  const { asked, showNext } = slowList();
  for (const typed of ['oven', 'oven clean']) {
    type(typed);
    await pause();
  }
  type('oven cleaning');
  showNext();
  showNext();
  expect(search().value).toBe('oven cleaning');
  await pause();
  expect(asked).toEqual([{ q: 'oven' }, { q: 'oven clean' }, { q: 'oven cleaning' }]);
});

it('does not take away what is typed after the search was emptied', async () => {
  const { asked, showNext } = slowList();
  type('oven');
  await pause();
  showNext();
  type('');
  await pause();
  type('hob');
  showNext();
  expect(search().value).toBe('hob');
  await pause();
  expect(asked.at(-1)).toEqual({ q: 'hob' });
});

it('shows what the list is narrowed by otherwise', async () => {
  const { asked, showNext } = slowList();
  type('oven');
  await pause();
  showNext();
  fireEvent.click(screen.getByText('Clear'));
  expect(search().value).toBe('');
  showNext();
  await pause();
  expect(asked).toEqual([{ q: 'oven' }, {}]);
});
