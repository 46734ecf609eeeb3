// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';

vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_this_test');
const { resourceElement } = await import('./resource-element');

it('has no way to create what the schema does not let staff create', () => {
  const { create } = resourceElement({ ...blogPosts, operations: ['update'] }).props;
  expect(create).toBeUndefined();
});
