// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';

vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_this_test');
const { resourceElement } = await import('./resource-element');

it('shows a component of the schema in place of a generated view, and gives it the schema', () => {
  const Timeline = () => null;
  const schema = { ...blogPosts, views: { list: Timeline } };
  const { list, edit } = resourceElement(schema).props;
  expect(list).toMatchObject({ props: { view: Timeline, schema } });
  expect(edit).not.toMatchObject({ props: { view: Timeline } });
});

it('has no way to create what the schema does not let staff create', () => {
  const { create } = resourceElement({ ...blogPosts, operations: ['update'] }).props;
  expect(create).toBeUndefined();
});
