// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { blogPosts } from '../resources/blog-posts';

vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_this_test');
const { resourceElement } = await import('./resource-element');

it('shows a component of the schema in place of a generated view', () => {
  const Timeline = () => null;
  const { list, edit } = resourceElement({ ...blogPosts, views: { list: Timeline } }).props;
  expect(list).toBe(Timeline);
  expect(edit).not.toBe(Timeline);
});
