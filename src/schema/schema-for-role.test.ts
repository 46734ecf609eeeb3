import { describe, expect, it } from 'vitest';
import { blogPosts } from '../content-types/blog-posts';
import { staff } from '../content-types/staff';
import { schemaForRole } from './schema-for-role';
import type { ContentType } from './content-type';
import { isFor } from './role';

const schema: ContentType = {
  ...blogPosts,
  fields: { ...blogPosts.fields, excerpt: { ...blogPosts.fields.excerpt, roles: ['owner'] } },
  list: { ...blogPosts.list, columns: ['title', 'excerpt'], filters: ['excerpt'] },
};

describe('a schema as people of a role see it', () => {
  it('is the same for whom nothing is left out', () => {
    expect(schemaForRole('owner', schema)).toBe(schema);
  });

  it('lacks the fields of others, in form, grid and filters', () => {
    const { fields, list } = schemaForRole('editor', schema);
    expect(Object.keys(fields)).not.toContain('excerpt');
    expect(list.columns).toEqual(['title']);
    expect(list.filters).toEqual([]);
  });

  it('offers authors neither preview links nor former addresses', () => {
    const { previewPath, fields } = schemaForRole('author', blogPosts);
    expect(previewPath).toBeUndefined();
    expect(fields.slug).toMatchObject({ keepsFormer: false });
    expect(schemaForRole('editor', blogPosts)).toBe(blogPosts);
  });

  it('is offered to its roles alone', () => {
    expect(isFor('owner', staff)).toBe(true);
    expect(isFor('editor', staff)).toBe(false);
    expect(isFor('author', blogPosts)).toBe(true);
  });
});
