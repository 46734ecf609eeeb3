// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sectionTypes } from '../../content-types/sections/registry';
import { firstError } from '../../schema/validation';
import type { MemberFields } from '../../schema/kind';
import { currentFill } from './fill-placeholders';
import { readablePage } from './readable-page';

const page = (sections: unknown) =>
  readablePage(
    {
      path: '/offer',
      title: 'Offer',
      description: null,
      noindex: false,
      updated_at: '',
      sections: sections as never,
    },
    currentFill(),
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('a stored page', () => {
  it('has no anchor twice, whatever its texts are headed', () => {
    const text = (id: string) => ({ id, type: 'text', html: '<h2>Our work</h2><h2>Our work</h2>' });
    const html = page([text('a'), text('b')]).sections.map(({ values }) => JSON.stringify(values));
    const ids = [...html.join('').matchAll(/id=\\"([^"\\]+)/g)].map(([, id]) => id);
    expect(ids).toEqual([1, 2, 3, 4].map((n) => `part-our-work${n > 1 ? `--${n}` : ''}`));
  });

  it.each(Object.entries(sectionTypes))(
    'shows the example of %s as it is, which its form would take',
    (type, { example, fields }) => {
      expect(firstError(example, fields as MemberFields)).toBeUndefined();
      const [section] = page([{ id: 'a', type, ...example }]).sections;
      expect(section?.values).toMatchObject(
        'html' in example ? { html: expect.stringContaining('<') as string } : example,
      );
    },
  );

  it.each(Object.keys(sectionTypes))(
    'of %s with nothing or anything in it can be shown',
    (type) => {
      const { fields } = sectionTypes[type as keyof typeof sectionTypes];
      const odd = Object.fromEntries(Object.keys(fields).map((key) => [key, [null, { a: 1 }]]));
      const [empty, strange] = page([
        { id: 'a', type },
        { id: 'b', type, ...odd },
      ]).sections;
      expect(Object.keys(empty?.values ?? {})).toEqual(Object.keys(fields));
      expect(Object.keys(strange?.values ?? {})).toEqual(Object.keys(fields));
      expect(JSON.stringify(strange)).not.toContain('null');
    },
  );

  it('leaves out what is hidden, unknown or no section', () => {
    const notice = { type: 'notice', text: 'Words' };
    const sections = [
      { id: 'a', ...notice, hidden: true },
      { id: 'b', type: 'constructor' },
      { id: 'c', ...notice },
      'words',
      null,
    ];
    expect(page(sections).sections.map(({ id }) => id)).toEqual(['c']);
    expect(page('words').sections).toEqual([]);
  });

  it('keeps hostile markup and addresses out', () => {
    const sections = [
      { id: 'a', type: 'text', html: '<p onclick="x()">Words</p><script>x()</script>' },
      { id: 'b', type: 'hero', title: '<b>', href: 'javascript:x()', image: '//evil.example/x' },
    ];
    const [text, hero] = page(sections).sections;
    expect(text?.values).toEqual({ html: '<p>Words</p>' });
    expect(hero?.values).toMatchObject({ title: '<b>', href: '', image: '' });
  });

  it('fills in what texts quote', () => {
    const [notice] = page([{ id: 'a', type: 'notice', text: 'Ring {{company.phone}}' }]).sections;
    expect(notice?.values).toEqual({ text: 'Ring 0121 496 0123' });
  });

  it.each([
    ['2026-11-30', ['usual', 'last']],
    ['2026-12-01', ['offer', 'last']],
    ['2026-12-26', ['offer', 'last']],
    ['2026-12-27', ['usual']],
  ])('shows on %s, in London, what is for that day', (day, seen) => {
    vi.setSystemTime(`${day}T23:59:00Z`);
    const words = { type: 'notice', text: 'Words' };
    const days = { first_day: '2026-12-01', last_day: '2026-12-26', replaces_next: true };
    const sections = [
      { ...words, id: 'offer', ...days },
      { ...words, id: 'usual' },
      { ...words, id: 'last', last_day: '2026-12-26' },
    ];
    expect(page(sections).sections.map(({ id }) => id)).toEqual(seen);
  });
});
