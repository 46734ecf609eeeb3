import { describe, expect, it } from 'vitest';
import { answerTo } from './page-files.ts';

const built = [
  '/index.html',
  '/about.html',
  '/blog.html',
  '/blog/old.html',
  '/blog/404.html',
].concat(['/jobs.html', '/jobs/cleaner.html', '/jobs/404.html']);
const answer = (pathname: string) => answerTo(pathname, (file) => built.includes(file));

describe('the file that answers an address', () => {
  it.each([
    ['/', '/index.html', 200],
    ['/about', '/about.html', 200],
    ['/blog', '/blog.html', 200],
    ['/blog/old', '/blog/old.html', 200],
    ['/blog/published-since', '/blog/404.html', 200],
    ['/jobs/cleaner', '/jobs/cleaner.html', 200],
    ['/jobs/published-since', '/jobs/404.html', 404],
    ['/locations/walsall', '/404.html', 404],
    ['/services/same-day-cleaning', '/404.html', 404],
    ['/blog/a/b', '/404.html', 404],
    ['/about/', '/404.html', 404],
    ['/wp-login.php', '/404.html', 404],
  ])('of %s is %s with status %i', (pathname, file, status) => {
    expect(answer(pathname)).toEqual({ file, status });
  });

  it('is the 404 page for any post when the build has no shell', () => {
    expect(answerTo('/blog/x', () => false)).toEqual({ file: '/404.html', status: 404 });
  });
});
