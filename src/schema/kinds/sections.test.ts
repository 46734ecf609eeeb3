import { describe, expect, it } from 'vitest';
import { pages } from '../../content-types/pages';
import { kindOf } from '../kinds';
import { validateField } from '../validation';

const field = pages.fields.sections;
const inForm = (stored: object) => kindOf(field).toForm([stored], field);

describe('sections in a form', () => {
  it('show the choice that visitors see where none is stored', () => {
    const stored = { id: 'a', type: 'hero', title: 'Offers' };
    expect(inForm(stored)).toMatchObject([{ ...stored, layout: 'panel' }]);
    expect(inForm({ ...stored, layout: 'gone' })).toMatchObject([{ layout: 'panel' }]);
    expect(inForm({ ...stored, layout: 'calm' })).toMatchObject([{ layout: 'calm' }]);
    expect(validateField(field, inForm(stored))).toBeUndefined();
  });

  it('have a value for each of their inputs that JSON keeps', () => {
    const [section] = inForm({ id: 'a', type: 'hero' }) as object[];
    expect(Object.values(section ?? {})).not.toContain(undefined);
    expect(section).toMatchObject({ href: null, first_day: null, replaces_next: false });
  });

  it('keep what nobody knows any more as it is', () => {
    const gone = { id: 'a', type: 'gone', words: 'old' };
    expect(inForm(gone)).toEqual([gone]);
  });

  it('keep their days, and refuse those that end before they begin', () => {
    const stored = { id: 'a', type: 'divider', first_day: '2026-12-01', last_day: '2026-12-26' };
    const toRow = (section: object) => kindOf(field).toRow(inForm(section), field);
    expect(toRow(stored)).toEqual([stored]);
    expect(toRow({ ...stored, last_day: null, replaces_next: false })).toEqual([
      { id: 'a', type: 'divider', first_day: '2026-12-01' },
    ]);
    expect(kindOf(field).toText([stored], field)).toContain(
      'from 1 December 2026 until 26 December 2026',
    );
    expect(validateField(field, inForm({ ...stored, last_day: '2026-11-01' }))).toContain(
      'Until must not be before 1 December 2026',
    );
  });
});
