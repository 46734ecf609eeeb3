// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pages } from '../../content-types/pages';
import { queryClient } from '../data/query-client';
import { useFieldValidator } from './use-field-validator';

vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_a_test'));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says of a text in a section that it quotes what is not there', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const { result } = renderHook(
    () =>
      useFieldValidator({
        schema: pages,
        source: 'sections.0.title',
        field: { kind: 'text', label: 'Headline' },
        mode: 'edit',
      }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <CoreAdminContext dataProvider={testDataProvider()}>{children}</CoreAdminContext>
        </MemoryRouter>
      ),
    },
  );
  const validate = (value: string) => result.current(value, {}, {});
  expect(await validate('From {{price.bsic}}')).toContain('Nothing is called {{price.bsic}}.');
  expect(await validate('From {{price.basic}}')).toBeUndefined();
});
