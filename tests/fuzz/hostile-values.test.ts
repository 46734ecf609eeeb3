// @vitest-environment jsdom
import { dirname, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_FOUND_PAGE, pageFile, POST_SHELL } from '../../hosting/page-files';
import { hasPage } from '../../build/prerender/blog-pages';
import { searchPattern } from '../../src/admin/data/postgrest-filter';
import { toCsv } from '../../src/admin/data/csv';
import { sanitizeArticle } from '../../src/shared/article/sanitize-article';
import { postPath } from '../../src/shared/blog';
import { slugify, TAKEN_SLUGS } from '../../src/shared/slug';
import { plainLetters } from '../../src/shared/plain-letters';
import { ARTICLE_ATTACKS } from '../support/article-attacks';
import { anyText } from './any-text';
import { expectNothingThatActs } from './inert-html';
import { FUZZ, FUZZ_TIMEOUT_MS } from './fuzz';

describe('whatever somebody sends', { timeout: FUZZ_TIMEOUT_MS }, () => {
  it('an article is inert, within its limits and clean after one pass', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ARTICLE_ATTACKS.map(([, html]) => html)),
      fc.constantFrom(
        ...'<b> </b> <p> <div> </div> <table> <tr><td> </table> <a href=" <!-- "> <svg> <form><input name=parentNode>'.split(
          ' ',
        ),
      ),
      fc
        .tuple(fc.constantFrom('<div>', '<td rowspan=9>', '<li>'), fc.nat({ max: 130 }))
        .map(([tag, times]) => tag.repeat(times)),
      anyText,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const clean = sanitizeArticle(pieces.join(''));
        expectNothingThatActs(clean);
        expect(sanitizeArticle(clean)).toBe(clean);
      }),
      FUZZ,
    );
  });

  it('a title gives an address that the database takes, or none', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        expect(slugify(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
      FUZZ,
    );
  });

  it('a post’s page is a file of its own right below /blog, never one of the site’s', () => {
    const slug = fc.oneof(
      anyText,
      fc.constantFrom(...TAKEN_SLUGS, '..', '../index', '404.html', 'INDEX', 'con', '%2e%2e'),
    );
    fc.assert(
      fc.property(slug, (name) => {
        if (!hasPage({ slug: name })) return;
        const file = pageFile(postPath(name));
        expect(dirname(resolve(`/out${file}`))).toBe('/out/blog');
        expect([POST_SHELL, NOT_FOUND_PAGE, '/blog/index.html']).not.toContain(file.toLowerCase());
      }),
      FUZZ,
    );
  });

  it('a CSV file has as many cells as it should, and none is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ a: anyText, b: anyText }), { maxLength: 3 }), (rows) => {
        const cells = cellsOf(toCsv(['a', 'b'], rows));
        expect(cells).toHaveLength(rows.length + 1);
        for (const [index, row] of cells.slice(1).entries()) {
          expect(row).toHaveLength(2);
          for (const part of row.flatMap((cell) => cell.split(/[;\t\r\n]/)))
            expect(part.trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
          expect(row[0]?.replaceAll("'", '')).toBe(rows[index]?.a.replaceAll("'", ''));
        }
      }),
      FUZZ,
    );
  });

  it('a search finds what holds the text, and nothing that lacks a word of it', () => {
    const words = anyText.filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(words, anyText, (typed, title) => {
        const pattern = searchPattern(typed);
        expect(pattern).not.toMatch(/\s/);
        const finds = (text: string) => new RegExp(asInJavaScript(pattern), 'su').test(text);
        expect(finds(`before ${plainLetters(typed.trim())} after`)).toBe(true);
        if (!finds(title)) return;
        for (const word of plainLetters(typed.trim()).split(/\s+/)) {
          expect(plainLetters(title)).toContain(word);
        }
      }),
      FUZZ,
    );
  });
});

/** Translates Postgres' character classes, and the bracket that ends a class in JavaScript. */
function asInJavaScript(pattern: string): string {
  return pattern
    .replaceAll('[[.circumflex.]]', '\\^')
    .replaceAll('[[.backslash.]]', '\\\\')
    .replaceAll('[[.quotation-mark.]]', '"')
    .replaceAll('[]]', '\\]')
    .replaceAll('[[]', '\\[');
}

/** Parses CSV by RFC 4180. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
