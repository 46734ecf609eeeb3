import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../supabase/user-error.ts';
import { isPictureName, storagePath } from './storage-address.ts';

describe('where a picture is stored', () => {
  it('is an address below the storage', () => {
    const name = 'blog-images/blog/6f9a1c7e-0b1d-4c55-9a55-0f4d6c1f2a3b.webp';
    expect(storagePath(name, 'read')).toBe(`/storage/v1/object/public/${name}`);
    expect(storagePath(name, 'store')).toBe(`/storage/v1/object/${name}`);
  });

  it.each([
    'blog-images/%2e%2e/%2e%2e/%2e%2e/rest/v1/invitations',
    'blog-images/.%2e/.%2e/rest/v1/enquiries',
    'blog-images/..\\..\\rest/v1/invitations',
    'blog-images/../../etc/passwd',
    'blog-images/.hidden',
    'blog-images//a.webp',
    'blog-images/a.webp?select=*',
    'blog-images/a.webp#x',
    'blog-images',
    'other-bucket/a.webp',
    '/blog-images/a.webp',
    '',
  ])('is never made of %j', (name) => {
    expect(isPictureName(name)).toBe(false);
    expect(() => storagePath(name, 'store')).toThrow(UserError);
  });

  it('stays below the storage whatever the name is', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('..', '%2e%2e', '.%2e', '\\', 'a.webp'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const name = ['blog-images', ...parts].join('/');
        if (!isPictureName(name)) return;
        const { pathname } = new URL(storagePath(name, 'store'), 'https://abcdefgh.supabase.co');
        expect(pathname).toBe(`/storage/v1/object/${name}`);
      }),
    );
  });
});
