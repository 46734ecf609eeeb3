// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { pages } from '../../../content-types/pages';
import { noteSession } from '../../data/session';
import { supabase } from '../../data/supabase-client';
import { keepChanges, keyOf } from './stored-changes';
import { useKeptChanges } from './use-kept-changes';

function Form({ children }: { children: ReactNode }) {
  return inAdmin(<FormProvider {...useForm()}>{children}</FormProvider>);
}

it('offers what this browser has before the server answers, and nothing again that was discarded meanwhile, also in another tab', async () => {
  const left = keepChanges({ name: 'pages/create', id: 'left' }, { title: 'Left behind' });
  const other = keepChanges({ name: 'pages/create', id: 'other' }, { title: 'Another' });
  let answer: (copies: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit) =>
    method === 'GET' ? answered : Promise.resolve(Response.json([])),
  );
  // It finds no session of its own, and says so.
  await new Promise<void>((known) => supabase.auth.onAuthStateChange(() => known()));
  noteSession('SIGNED_IN', { user: { id: 'staff' }, access_token: '' } as Session);
  const { result } = renderHook(() => useKeptChanges('pages/create', pages), {
    wrapper: Form,
  });
  const offered = () => result.current.offered.map(({ id }) => id);
  await waitFor(() => expect(offered().toSorted()).toEqual(['left', 'other']));
  act(() => result.current.settle(left));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keyOf(other) })));
  expect(offered()).toEqual([]);
  const copies = [left, other, { ...left, id: 'on a phone' }];
  answer(Response.json(copies.map((changes) => ({ changes }))));
  await waitFor(() => expect(offered()).toEqual(['on a phone']));
});
