// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { menu } from '../../content-types/menu';
import { pages } from '../../content-types/pages';
import { queryClient } from '../data/query-client';
import { useFieldValidator } from './use-field-validator';

vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_a_test'));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['a text in a section', pages, 'sections.0.title'],
  ['the title of a page', pages, 'title'],
  ['its text in search results', pages, 'description'],
  ['the words of a link of the menu', menu, 'label'],
])('says of %s that it quotes what is not there', async (_, schema, source) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const { result } = renderHook(
    () =>
      useFieldValidator({
        schema,
        source,
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
