// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';
import type { ContentType } from '../../schema/content-type';
import { KindCell } from './KindCell';

function shown(column: string, value: unknown): string {
  const schema: ContentType = blogPosts;
  const field = schema.fields[column];
  if (!field) throw new Error(`No field ${column}`);
  const record = { id: 1, [column]: value };
  return renderToStaticMarkup(<KindCell {...{ schema, field, record, value }} />);
}

it('shows that a post is a draft, and nothing of a field that is empty', () => {
  expect(shown('published_at', null)).toContain('Draft');
  expect(shown('published_at', undefined)).toBe('');
  expect(shown('excerpt', null)).toBe('');
});
