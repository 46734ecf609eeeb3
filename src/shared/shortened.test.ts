import { expect, it } from 'vitest';
import { shortened } from './shortened';

it.each([
  ['Sofas', 'Sofas'],
  ['Sofas and rugs', 'Sofas and rugs'],
  ['Sofas and carpets', 'Sofas and…'],
  ['Sofas and rugs, too', 'Sofas and…'],
  ['Sofas and rugs too', 'Sofas and rugs…'],
  ['Upholstery-cleaning', 'Upholstery-cle…'],
  ['Upholstery-cl🧽🧽🧽', 'Upholstery-cl…'],
])('a text of at most 14 characters is cut at a word: %s', (text, cut) => {
  expect(shortened(text, 14)).toBe(cut);
});
