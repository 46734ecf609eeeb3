import { expect, it } from 'vitest';
import { movedLines, readMovedLines } from './redirects-file.ts';

it('leads from each former address to the post, in the words of both hosts', () => {
  const lines = movedLines([
    { from: '/blog/ovens', to: '/blog/clean-ovens' },
    { from: '/oven', to: '/blog/clean-ovens' },
    { from: '/christmas', to: '/', isTemporary: true },
  ]);
  expect(lines).toBe(
    [
      '/blog/ovens /blog/clean-ovens 301\n/blog/ovens/ /blog/clean-ovens 301\n',
      '/oven /blog/clean-ovens 301\n/oven/ /blog/clean-ovens 301\n',
      '/christmas / 302\n/christmas/ / 302\n',
    ].join(''),
  );
  expect([...readMovedLines(`/admin/* /admin 200\n${lines}`)]).toEqual([
    ['/blog/ovens', { to: '/blog/clean-ovens', status: 301 }],
    ['/blog/ovens/', { to: '/blog/clean-ovens', status: 301 }],
    ['/oven', { to: '/blog/clean-ovens', status: 301 }],
    ['/oven/', { to: '/blog/clean-ovens', status: 301 }],
    ['/christmas', { to: '/', status: 302 }],
    ['/christmas/', { to: '/', status: 302 }],
  ]);
});

it('stays below the number of lines that a host reads', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    from: `/old-${index}`,
    to: '/new',
  }));
  expect(movedLines(many).split('\n').length).toBeLessThan(2000);
});

it.each([
  '/* https://evil.example/:splat 301!',
  '/blog/a\n/* https://evil.example/ 301!',
  '/:page',
  '/ovens /elsewhere',
  '//evil.example',
  'https://evil.example',
  '/%2e%2e',
  '/../admin',
  '',
])('leaves out what is no path, with a sentence: %j', (odd) => {
  const said: string[] = [];
  const good = { from: '/blog/ovens', to: '/blog/clean-ovens' };
  const moved = [{ from: odd, to: '/about' }, good, { from: '/blog/old', to: odd }];
  expect(movedLines(moved, (sentence) => said.push(sentence))).toBe(movedLines([good]));
  expect(said).toHaveLength(2);
  expect(said[0]).toContain(JSON.stringify(odd));
});
