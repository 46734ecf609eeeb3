// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { AreasLeftOut } from './AreaSide';

it('names no area that a review proves before the reviews are known', async () => {
  const introduction = Array.from({ length: 20 }, (_, index) => `word${index}`).join(' ');
  const areas = [
    { id: 1, name: 'Walsall', introduction },
    { id: 2, name: 'Dudley' },
  ];
  let answer: (reviews: object[]) => void = () => undefined;
  const reviews = new Promise<object[]>((resolve) => (answer = resolve));
  const getList = async (table: string) => {
    const data = table === 'areas' ? areas : await reviews;
    return { data, total: data.length };
  };
  const dataProvider = { getList } as Partial<DataProvider>;
  vi.useFakeTimers();
  render(inAdmin(<AreasLeftOut />, { dataProvider }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(screen.queryAllByRole('alert')).toEqual([]);
  answer([{ id: 9, area_id: 1 }]);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Search engines leave out Dudley/,
  );
});
