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

  it('keep what nobody knows any more as it is', () => {
    const gone = { id: 'a', type: 'gone', words: 'old' };
    expect(inForm(gone)).toEqual([gone]);
  });
});
