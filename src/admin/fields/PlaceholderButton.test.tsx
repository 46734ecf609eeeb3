// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showForm } from '../../../tests/support/in-admin';
import { pages } from '../../content-types/pages';
import { placeholderValuesQuery } from '../data/placeholder-values';
import { FieldInput } from './FieldInput';

afterEach(cleanup);

const press = async (role: string, name: RegExp) =>
  fireEvent.click(await screen.findByRole(role, { name }));

it.each([
  ['at the caret', 5, 'From {{price.basic}}an hour'],
  ['at the start, where the caret is', 0, '{{price.basic}}From an hour'],
  ['at the end of what nobody has been in', undefined, 'From an hour{{price.basic}}'],
])('a figure goes into a text %s', async (_where, caret, text) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(placeholderValuesQuery.queryKey, new Map([['price.basic', '£20/hour']]));
  const { description: field } = pages.fields;
  const input = <FieldInput schema={pages} source="description" field={field} mode="edit" />;
  showForm({ id: 1, description: 'From an hour' }, input, { queryClient });
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  if (caret !== undefined) {
    area.focus();
    area.setSelectionRange(caret, caret);
    area.blur();
  }
  await press('button', /^Quote a figure/);
  await press('menuitem', /£20/);
  expect(area.value).toBe(text);
});
