import { expect, it } from 'vitest';
import { adminDocument } from './admin-documents.ts';

it.each([
  ['/admin', '/admin.html'],
  ['/admin/', '/admin-page.html'],
  ['/admin/blog', '/admin-page.html'],
  ['/admin/blog_posts', '/admin-page.html'],
  ['/admin/blog_posts/create', '/admin-page.html'],
  ['/admin/login', '/admin-auth.html'],
  ['/admin/join', '/admin-auth.html'],
  ['/admin/joiners', '/admin-page.html'],
])('%s is answered with %s', (pathname, document) => {
  expect(adminDocument(pathname)).toBe(document);
});
