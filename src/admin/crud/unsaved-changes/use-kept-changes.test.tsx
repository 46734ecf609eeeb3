// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { noteSession } from '../../data/session';
import { supabase } from '../../data/supabase-client';
import { keepChanges } from './stored-changes';
import { useKeptChanges } from './use-kept-changes';

const COLUMNS = ['title'];
const NONE: string[] = [];

function Form({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm()}>{children}</FormProvider>;
}

it('does not offer again what was discarded while the server was asked for copies', async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit) => {
    const answer = () => Response.json([]);
    if (method !== 'GET') return Promise.resolve(answer());
    return new Promise((resolve) => answers.push(() => resolve(answer())));
  });
  // It finds no session of its own, and says so.
  await new Promise<void>((known) => supabase.auth.onAuthStateChange(() => known()));
  keepChanges({ name: 'pages/create', id: 'left' }, { title: 'Left behind' });
  const { result } = renderHook(() => useKeptChanges('pages/create', COLUMNS, NONE), {
    wrapper: Form,
  });
  await waitFor(() => expect(result.current.offered.map(({ id }) => id)).toEqual(['left']));
  act(() => noteSession('SIGNED_IN', { user: { id: 'staff' }, access_token: '' } as Session));
  await waitFor(() => expect(answers).toHaveLength(1));
  const [left] = result.current.offered;
  if (!left) throw new Error('Nothing is offered');
  act(() => result.current.settle(left));
  await waitFor(() => expect(answers).toHaveLength(2));
  // The first answer comes last.
  for (const answer of answers.toReversed()) {
    await act(async () => {
      answer();
      await new Promise((wake) => setTimeout(wake, 50));
    });
  }
  expect(result.current.offered).toEqual([]);
});
