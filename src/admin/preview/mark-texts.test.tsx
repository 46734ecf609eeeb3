// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { sectionTypes, type SectionName } from '../../content-types/sections/registry';
import { pages } from '../../content-types/pages';
import { blogPosts } from '../../content-types/blog-posts';
import type { FormValues } from '../../schema/kind';
import { recordTexts } from '../../schema/record-texts';
import { loadSections } from '../../site/sections/components';
import { markTexts } from './mark-texts';
import { RecordPreview } from './RecordPreview';
import { EDIT, ELSEWHERE } from './preview-attributes';

// jsdom lays nothing out.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const asTyped = (text: string) => text;

const preview = (row: FormValues) => (
  <MemoryRouter>
    <Suspense>
      <RecordPreview table="pages" row={row} fill={asTyped} />
    </Suspense>
  </MemoryRouter>
);

/** Each field that a preview shows, and the words of the element that shows it. */
function markedTexts(container: Element, row: FormValues): [path: string, words: string][] {
  markTexts(container, recordTexts(pages.fields, row, asTyped));
  return [...container.querySelectorAll(`[${EDIT}]:not(img)`)].map((element) => [
    element.getAttribute(EDIT) ?? '',
    element.textContent ?? '',
  ]);
}

const pageOf = (type: string, values: FormValues): FormValues => ({
  title: 'A page',
  path: '/a-page',
  sections: [{ id: '1', type, ...values }],
});

/** The same shape with other words. */
function reworded(values: FormValues, word: () => string): FormValues {
  const isNoWord = /^(icon|image|src|before|after|href|second_href|tone|side|layout|address|html)$/;
  const other = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => other(key, one));
    if (typeof value === 'object' && value !== null) return reworded({ ...value }, word);
    return isNoWord.test(key) || typeof value !== 'string' ? value : word();
  };
  const entries = Object.entries(values).map(([key, value]) => [key, other(key, value)]);
  return Object.fromEntries(entries) as FormValues;
}

describe.each(Object.keys(sectionTypes) as SectionName[])('a preview of the section %s', (type) => {
  const example: FormValues = sectionTypes[type].example;

  it('knows the field of each text, also when all of them come to say the same', async () => {
    await loadSections([{ type }]);
    let count = 0;
    const row = pageOf(
      type,
      reworded(example, () => `Word ${(count += 1)} of it`),
    );
    const page = await act(() => render(preview(row)));
    const shown = markedTexts(page.container, row);
    const texts = new Map(
      recordTexts(pages.fields, row, asTyped).map((one) => [one.path, one.text]),
    );
    const drawn = [...texts].filter(
      ([path, words]) => path.startsWith('sections.') && page.container.textContent.includes(words),
    );
    expect(shown.map(([path]) => path)).toEqual(
      expect.arrayContaining(drawn.map(([path]) => path)),
    );
    for (const [path, words] of shown) {
      if (!path.endsWith('html')) expect(words).toContain(texts.get(path));
    }
    // It draws a figure anew when its label changes, and shows the label first.
    if (type === 'figures') return;
    const same = pageOf(
      type,
      reworded(example, () => 'The same'),
    );
    await act(() => page.rerender(preview(same)));
    const paths = (all: typeof shown) => all.map(([path]) => path);
    expect(paths(markedTexts(page.container, same))).toEqual(paths(shown));
  });
});

it('tells a category from a title that says the same', () => {
  document.body.innerHTML = '<p>Home Cleaning</p><h1>Home Cleaning</h1>';
  const row = { title: 'Home Cleaning', category: 'Home Cleaning' };
  markTexts(document.body, recordTexts(blogPosts.fields, row, asTyped));
  expect(document.querySelector('p')?.getAttribute(EDIT)).toBe('category');
  expect(document.querySelector('h1')?.getAttribute(EDIT)).toBe('title');
});

it('leads to the record that what stands beside it is of', () => {
  document.body.innerHTML = '<h3>Priced</h3><p>From £150</p><h4>End of Tenancy</h4>';
  const elsewhere = new Map([
    ['Priced', ['/admin/price_plans/1?field=name']],
    ['End of Tenancy', ['/admin/services/2?field=title', '/admin/price_plans/1?field=suits']],
  ]);
  markTexts(document.body, [], elsewhere);
  expect(document.querySelector('h4')?.getAttribute(ELSEWHERE)).toBe(
    '/admin/price_plans/1?field=suits',
  );
  markTexts(document.body, []);
  expect(document.querySelector(`[${ELSEWHERE}]`)).toBeNull();
});
