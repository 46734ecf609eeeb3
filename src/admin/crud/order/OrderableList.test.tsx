// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { questions } from '../../../content-types/questions';
import { ResourceGrid } from '../list/ResourceGrid';
import OrderableList from './OrderableList';

it('keeps a second move that is made while the first is being stored', async () => {
  let stored = ['Ovens', 'Windows', 'Carpets'].map((question, index) => ({
    ...{ id: question, question, position: `a${index}` },
  }));
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  const inOrder = () => stored.toSorted((a, b) => (a.position < b.position ? -1 : 1));
  const dataProvider = {
    getList: async () => ({ data: inOrder(), total: 3 }) as never,
    async update(_table: string, { id, data }: { id: unknown; data: object }) {
      await answering;
      stored = stored.map((row) => (row.id === id ? { ...row, ...data } : row));
      return { data: { id } } as never;
    },
  };
  const list = (
    <ThemeProvider theme={createTheme()}>
      <ListBase resource="questions" sort={{ field: 'position', order: 'ASC' }}>
        <OrderableList schema={questions}>
          <ResourceGrid schema={questions} />
        </OrderableList>
      </ListBase>
    </ThemeProvider>
  );
  render(inAdmin(list, { dataProvider }));
  const placeOf = (name: string) => screen.findByRole('textbox', { name: `Place of ${name}` });
  const put = async (name: string, place: string) => {
    const input = await placeOf(name);
    fireEvent.change(input, { target: { value: place } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };
  await put('Ovens', '3');
  await put('Windows', '3');
  answer();
  await waitFor(() =>
    expect(inOrder().map(({ id }) => id)).toEqual(['Carpets', 'Ovens', 'Windows']),
  );
  expect(await placeOf('Windows')).toHaveProperty('value', '3');
});
