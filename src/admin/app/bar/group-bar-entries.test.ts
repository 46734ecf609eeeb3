import { expect, it } from 'vitest';
import { blogPosts } from '../../../content-types/blog-posts';
import type { AdminResource } from '../../crud/resource';
import { barContent, barSourceOf } from './group-bar-entries';

const sign = () => null;
const post: AdminResource = blogPosts;
const resources: AdminResource[] = [
  post,
  { ...post, words: { singular: 'review', plural: 'reviews' }, bar: { group: 'Words' } },
  { ...post, table: 'staff', words: { singular: 'company', plural: '' }, singleton: true },
  { ...post, words: { singular: 'person', plural: 'people' }, roles: ['owner'] },
  { ...post, words: { singular: 'fact', plural: 'facts' }, icon: sign, bar: { group: 'Words' } },
];

it('the bar offers the front page, every resource of no group, groups in the order they come up, and last what only some may see', () => {
  const { single, groups, ofRole } = barContent(resources.map(barSourceOf), post);
  expect(single.map(({ label }) => label)).toEqual(['New blog post', 'Blog posts', 'Company']);
  expect(single.map(({ to }) => to)).toEqual(['/admin', '/admin/blog_posts', '/admin/staff']);
  expect(groups).toEqual([
    {
      title: 'Words',
      entries: [
        { to: '/admin/blog_posts', label: 'Reviews', icon: undefined },
        { to: '/admin/blog_posts', label: 'Facts', icon: sign },
      ],
    },
  ]);
  expect(ofRole.map(({ label }) => label)).toEqual(['People']);
});
