// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { blogPosts } from '../../content-types/blog-posts';
import { company } from '../../content-types/company';
import { menu } from '../../content-types/menu';
import { pages } from '../../content-types/pages';
import type { ContentType } from '../../schema/content-type';
import type { Field } from '../../schema/fields';
import type { FormValues } from '../../schema/kind';
import { firstRows, firstTables } from '../../shared/content/first-content/first-rows';
import { AS_DRAFT } from '../../schema/kinds/publication';
import { queryClient } from '../data/query-client';
import type { FormMode } from './kind-props';
import { useFieldValidator } from './use-field-validator';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['a text in a section', pages, 'sections.0.title'],
  ['the title of a page', pages, 'title'],
  ['its text in search results', pages, 'description'],
  ['the words of a link of the menu', menu, 'label'],
])('says of %s that it quotes what is not there', async (_, schema, source) => {
  const validate = validatorOf(schema, source, { kind: 'text', label: 'Headline' });
  expect(await validate('From {{price.bsic}}')).toContain('Nothing is called {{price.bsic}}.');
  expect(await validate('From {{price.basic}}')).toBeUndefined();
});

it('says of a section that is folded which of its texts quotes what is not there', async () => {
  const validate = validatorOf(pages, 'sections', pages.fields.sections as Field);
  const stepsWith = (text: string) => {
    const steps = [{ title: 'Book', text: 'Call.' }].concat({ title: 'Pay', text });
    return [
      { id: 'a', type: 'divider' },
      { id: 'b', type: 'steps', title: 'How', tone: 'plain', steps },
    ];
  };
  expect(await validate(stepsWith('From {{price.bsic}}'))).toMatch(
    /^Steps, step 2, Text: Nothing is called \{\{price\.bsic\}\}\./,
  );
  expect(await validate(stepsWith('From {{price.bsic}}'), { published_at: AS_DRAFT })).toContain(
    'Nothing is called',
  );
  expect(await validate(stepsWith('From {{price.basic}}'))).toBeUndefined();
});

it('says at the title of a new post that no address can be made of it', async () => {
  const field = blogPosts.fields.title as Field;
  const validate = validatorOf(blogPosts, 'title', field, 'create');
  expect(await validate('!!!')).toMatch(/No address can be made/);
  expect(await validate('!!!', { slug: 'chosen' })).toBeUndefined();
  expect(await validate('A title')).toBeUndefined();
});

it('refuses a last day that has passed, but not the one that was there', async () => {
  const field = company.fields.notice_until as Field;
  const over = { notice: 'Closed', notice_until: '2020-01-02' };
  const validate = validatorOf(company, 'notice_until', field, 'edit', over);
  expect(await validate('2020-01-02', over)).toBeUndefined();
  const next = { ...over, notice: 'On holiday' };
  expect(await validate('2020-01-02', next)).toBe('Last day has passed. Choose a later one.');
});

/** The rules of a field as its input asks for them, where the server has what a site begins with. */
function validatorOf(
  schema: ContentType,
  source: string,
  field: Field,
  mode: FormMode = 'edit',
  record?: FormValues,
) {
  vi.stubGlobal('fetch', async (address: string) => {
    const table = firstTables.find((name) => address.includes(`/${name}?`));
    return Response.json(table ? firstRows(table) : []);
  });
  const { result } = renderHook(() => useFieldValidator({ schema, source, field, mode }), {
    wrapper: ({ children }) =>
      inAdmin(<RecordContextProvider value={record}>{children}</RecordContextProvider>),
  });
  return (value: unknown, all: FormValues = {}) => result.current(value, all, {});
}
