// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { contentTypeOf } from '../../content-types/registry';
import { keepChanges, listChanges } from './unsaved-changes/stored-changes';
import { useDeleteRecords } from './use-delete-records';

const dataProvider = testDataProvider({ delete: async () => ({ data: { id: '1' } }) as never });
const wrapper = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
);

it.each([
  ['stays for Undo', 'blog_posts', 1],
  ['goes where nothing brings it back', 'enquiries', 0],
])('what was typed into a deleted record %s', async (_what, table, left) => {
  keepChanges({ name: `${table}/1`, id: 'typed' }, { title: 'Typed on' });
  const { result } = renderHook(() => useDeleteRecords(contentTypeOf(table)), { wrapper });
  await act(() => result.current.remove([{ id: '1' }]));
  expect(listChanges(`${table}/1`)).toHaveLength(left);
});
