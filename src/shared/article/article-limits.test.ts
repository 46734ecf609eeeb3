// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heavyArticles, parserBombs } from '../../../tests/support/heavy-articles';
import { ARTICLE_LIMITS, articleExcess, excessOfTags } from './article-limits';
import { sanitizeArticle } from './sanitize-article';

const excess = (html: string) => articleExcess(html);
const nest = (levels: number) => '<div>'.repeat(levels) + 'x' + '</div>'.repeat(levels);
const table = (rows: number, cells: number) =>
  `<table>${`<tr>${'<td>x</td>'.repeat(cells)}</tr>`.repeat(rows)}</table>`;

/** Light for a parser: text, or at this length. */
const NOT_HEAVY_HERE = [
  'a mark that swaps places with each paragraph (adoption agency)',
  'angle brackets',
  'openings without an end',
];

const [, ...reopenedMarks] = parserBombs(20);

describe('the limits of an article', () => {
  it.each([...heavyArticles(300, 5_500), ...parserBombs(1)])('hold for %s', (name, html) => {
    const clean = sanitizeArticle(html);
    const { body } = new DOMParser().parseFromString(clean, 'text/html');
    expect(body.querySelectorAll('*').length).toBeLessThanOrEqual(ARTICLE_LIMITS.elements + 1);
    if (!NOT_HEAVY_HERE.includes(name)) {
      expect(excess(html)).toBeTypeOf('string');
      expect([...body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['p']);
    }
  });

  it.each(reopenedMarks)('are seen before a parser is held up by %s', (_name, html) => {
    expect(excessOfTags(html)).toBeTypeOf('string');
  });

  it('are exact', () => {
    expect(excess(nest(ARTICLE_LIMITS.depth))).toBeUndefined();
    expect(excess(nest(ARTICLE_LIMITS.depth + 1))).toBe('depth');
    expect(excess('<br>'.repeat(ARTICLE_LIMITS.elements))).toBeUndefined();
    expect(excess('<br>'.repeat(ARTICLE_LIMITS.elements + 1))).toBe('elements');
    expect(excess(table(200, 100))).toBe('elements');
    const wide = (rows: number) =>
      `<table><tr><td colspan="200"></tr>${'<tr></tr>'.repeat(rows - 1)}`;
    expect(excess(wide(100))).toBeUndefined();
    expect(excess(wide(101))).toBe('cells');
  });

  it.each([
    ['a long table', table(400, 8)],
    ['a wide one', table(20, 40)],
    ['a list nobody closed', '<ul>' + '<li>one<p>two'.repeat(900)],
    ['paragraphs nobody closed', '<p>a <b>b</b><br>'.repeat(1_200)],
  ])('leave room for %s', (_name, html) => {
    expect(excess(html)).toBeUndefined();
  });

  it('leave room for every sample post, four times over', () => {
    const posts = [
      ...readFileSync('supabase/seed.sql', 'utf8').matchAll(/\$html\$(.*?)\$html\$/gs),
    ];
    expect(posts.length).toBeGreaterThan(10);
    for (const [, html = ''] of posts) expect(excess(html.repeat(4))).toBeUndefined();
  });

  it('reduce what exceeds them to its text', () => {
    const html = `<p>Dust &amp; <b>wipe</b></p>${nest(200)}<script>1 < 2</script>`;
    expect(sanitizeArticle(html)).toMatch(/^<p>\s*Dust &amp;\s+wipe\s+x\s+1\s+2\s*<\/p>$/);
  });
});
