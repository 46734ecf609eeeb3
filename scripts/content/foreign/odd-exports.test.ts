import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordPressExport, wordPressItem } from '../../../tests/content/blog-exports.ts';
import { UserError } from '../../../supabase/user-error.ts';
import { hostedProject } from '../project.ts';
import { foreignContent } from './foreign-content.ts';
import { readGhost } from './ghost.ts';
import { readWordPress } from './wordpress.ts';

const GOOD = {
  id: '1',
  title: 'Good',
  slug: 'good',
  html: '<p>Text</p>',
  status: 'published',
  created_at: '2024-05-14T08:00:00Z',
};
const ghost = (posts: unknown[], more = {}) =>
  readGhost(JSON.stringify({ data: { posts, ...more } }), 'https://old.example');

describe('an odd export', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'post'],
    ['a title that is none', { ...GOOD, title: { toString: 1 } }],
    ['an address that is none', { ...GOOD, slug: 7 }],
    ['a text that is none', { ...GOOD, html: [] }],
    ['a day that is none', { ...GOOD, created_at: '0000-00-00 00:00:00' }],
  ])('of Ghost keeps its good posts beside %s', (_what, odd) => {
    const { posts, leftOut } = ghost([odd, GOOD], { tags: [null], posts_tags: [null] });
    expect(posts.map(({ title }) => title)).toEqual(['Good']);
    expect(leftOut).toHaveLength(1);
  });

  it('of Ghost before version 3 says which are pages', () => {
    const { posts } = ghost([
      { ...GOOD, page: 1 },
      { ...GOOD, page: 0 },
    ]);
    expect(posts.map(({ isPage }) => isPage)).toEqual([true, false]);
  });

  it('of WordPress keeps its good posts beside one without a day', () => {
    const item = (id: number, slug: string) =>
      wordPressItem({ id, slug, title: slug, content: 'x' });
    const dateless = item(1, 'odd')
      .replace(/<pubDate>[^<]*/, '<pubDate>')
      .replace(/2019-05-14 0[78]:40:00/g, '0000-00-00 00:00:00');
    const { posts, leftOut } = readWordPress(wordPressExport([dateless, item(2, 'good')]));
    expect(posts.map(({ slug }) => slug)).toEqual(['good']);
    expect(leftOut).toEqual(['post "odd": its date cannot be read']);
  });

  it('leaves out what is nested too deeply, and imports the rest', async () => {
    const nested = { ...GOOD, slug: 'nested', title: 'Nested', html: '<div>'.repeat(100_000) };
    const fetch = async () => Response.json([]);
    const project = { ...hostedProject('https://abcdefgh.supabase.co', 'sb_secret_x'), fetch };
    const content = await foreignContent(project, ghost([nested, GOOD]), { dryRun: true });
    expect(content.tables.get('blog_posts')?.map(({ slug }) => slug)).toEqual(['good']);
    expect(content.report).toContainEqual(expect.stringContaining('"Nested": its text is nested'));
  });

  it('of Ghost is read or refused with a UserError, whatever it holds', () => {
    const odd = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(GOOD.created_at));
    const keys = [...Object.keys(GOOD), 'type', 'visibility', 'custom_excerpt', 'feature_image'];
    const post = fc
      .tuple(fc.constantFrom(...keys), odd)
      .map(([key, value]) => ({ ...GOOD, [key]: value }));
    const list = fc.array(fc.oneof(post, odd), { maxLength: 3 });
    const file = fc.oneof(
      odd,
      fc.record({ data: fc.record({ posts: list, tags: fc.oneof(list, odd), posts_tags: list }) }),
    );
    fc.assert(
      fc.property(file, (value) => {
        try {
          for (const { title, createdAt } of readGhost(JSON.stringify(value), '').posts) {
            expect(title).toBeTypeOf('string');
            expect(createdAt).toMatch(/^[+-]?\d{4,6}-\d\d-\d\dT/);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
      { seed: 20_261_123, numRuns: 2_000 },
    );
  });
});
