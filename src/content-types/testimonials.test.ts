import { expect, it } from 'vitest';
import { contentDefaults } from '../shared/content/first-content/content-defaults';
import type { Tables } from '../shared/database.types';
import { testimonials } from './testimonials';

const review = { ...contentDefaults.testimonials[0], id: '' } as Tables<'testimonials'>;

it('a review is published with a source alone, which form and database refuse in the same words', async () => {
  const errorsOf = (changed: Partial<Tables<'testimonials'>>) =>
    testimonials.validate?.({ ...review, ...changed }, 'editor');
  const { testimonials_source_of_published: refusal } = testimonials.constraints ?? {};
  expect(await errorsOf({ source: null })).toEqual({ source: refusal?.message });
  expect(await errorsOf({ source: null, published: false })).toEqual({});
  expect(await errorsOf({})).toEqual({});
});
