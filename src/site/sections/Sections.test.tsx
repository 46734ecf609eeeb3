// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sectionTypes, type SectionName } from '../../content-types/sections/registry';
import type { ReadableSection } from '../data/readable-page';
import { later as quoteForm } from './QuoteFormBand';
import Sections, { loadSections } from './Sections';

const withLists = (Object.keys(sectionTypes) as SectionName[]).filter((type) =>
  Object.values(sectionTypes[type].example).some(Array.isArray),
);

const PAGE = { path: '/page', title: 'Page', description: '', noindex: false, updated_at: '' };

it('gives each id once, on the first section of its type', async () => {
  const types = [
    'questions',
    'prices',
    'team',
    'testimonials',
    'quoteForm',
    'serviceTabs',
  ] as const;
  const sections = [...types, ...types].map(
    (type, index) =>
      ({ id: `section-${index}`, type, values: sectionTypes[type].example }) as ReadableSection,
  );
  await loadSections(sections);
  await quoteForm.load();
  const { container } = render(
    <MemoryRouter>
      <Sections page={{ ...PAGE, sections }} />
    </MemoryRouter>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'questions',
      'prices',
      'team',
      'testimonials',
      'quote',
      'quote-form',
      'carpet',
    ]),
  );
});

it.each(withLists)(
  '%s shows items that say the same, as new ones do in the preview',
  async (type) => {
    const values = Object.fromEntries(
      Object.entries<unknown>(sectionTypes[type].example).map(([name, value]) => [
        name,
        Array.isArray(value) ? [value[0], value[0]] : value,
      ]),
    );
    const sections = [{ id: 'section', type, values } as ReadableSection];
    await loadSections(sections);
    const error = vi.spyOn(console, 'error');
    onTestFinished(() => error.mockRestore());
    render(
      <MemoryRouter>
        <Sections page={{ ...PAGE, sections }} />
      </MemoryRouter>,
    );
    expect(error).not.toHaveBeenCalled();
  },
);
