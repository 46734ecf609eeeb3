import { expect, it } from 'vitest';
import { blogPosts } from '../content-types/blog-posts';
import { pages } from '../content-types/pages';
import { contentTypeOf } from '../content-types/registry';
import { services } from '../content-types/services';
import { PLACEHOLDER_IMAGE } from '../shared/blog';
import { firstRows, firstTables } from '../shared/content/first-content/first-rows';
import type { ContentType } from './content-type';
import type { FormValues } from './kind';
import { recordTexts } from './record-texts';

const undescribedIn = ({ fields }: Pick<ContentType, 'fields'>, row: FormValues) =>
  recordTexts(fields, row, (text) => text).flatMap(({ undescribedAt = [] }) => undescribedAt);

const image = '/pictures/carpet.webp';

it('finds the pictures of a page that nobody has described, or called decoration', () => {
  const decoration = { image, image_alt: '' };
  const sections = [
    { type: 'gallery', pictures: [decoration, { image, image_alt: null }] },
    { type: 'beforeAfter', before: image, before_alt: 'Stains', after: image, after_alt: null },
    { type: 'cover', image },
    { type: 'reasons', image: null, image_alt: null },
  ].map((section, index) => ({ ...section, id: String(index) }));
  expect(undescribedIn(pages, { sections })).toEqual([
    'sections.0.pictures.1.image_alt',
    'sections.1.after_alt',
    'sections.2.image_alt',
  ]);
});

it('finds those of services and posts, and no placeholder', () => {
  expect(undescribedIn(services, { image, image_alt: null })).toEqual(['image_alt']);
  expect(undescribedIn(blogPosts, { image, image_alt: null })).toEqual(['image_alt']);
  expect(undescribedIn(blogPosts, { image: PLACEHOLDER_IMAGE, image_alt: null })).toEqual([]);
});

it.each(firstTables)('misses no words for the pictures of %s that a site begins with', (table) => {
  const found = firstRows(table).flatMap((row) => undescribedIn(contentTypeOf(table), row));
  expect(found).toEqual([]);
});
