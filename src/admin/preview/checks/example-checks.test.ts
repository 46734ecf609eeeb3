// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pages } from '../../../content-types/pages';
import type { FormValues } from '../../../schema/kind';
import { recordTexts } from '../../../schema/record-texts';
import { pages as firstPages } from '../../../shared/content/first-content/pages/pages';
import { startSections } from '../../fields/sections/new-section';
import { exampleFindings } from './example-checks';

const { sections: field } = pages.fields;
const [landingPage] = field.starts ?? [];

function findings(row: FormValues) {
  return exampleFindings(
    pages,
    row,
    recordTexts(pages.fields, row, (text) => text),
  );
}

it('asks about each section of a starting point that still says what its example says', () => {
  const sections = startSections(field, landingPage?.types ?? [], 'Deep cleaning in Dudley');
  expect(sections[0]?.title).toBe('Deep cleaning in Dudley');
  const found = findings({ sections });
  expect(found.map(({ path, isSerious }) => [path, isSerious])).toEqual([
    ['sections.0.intro', true],
    ['sections.1.reasons.0.text', true],
    ['sections.2.steps.0.text', true],
    ['sections.3.intro', true],
    ['sections.5.text', true],
  ]);
  const written = sections.map((section) => ({ ...section, hidden: section.type !== 'hero' }));
  const [hero] = written;
  expect(findings({ sections: [{ ...hero, intro: 'Ovens and hobs.' }] })).toEqual([]);
  expect(findings({ sections: written })).toHaveLength(1);
});

it.each(firstPages)(
  'has nothing to say about the page at $path that a site begins with',
  (page) => {
    expect(findings(page)).toEqual([]);
  },
);
