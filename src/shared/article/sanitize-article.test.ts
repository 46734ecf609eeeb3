// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARTICLE_ATTACKS } from '../../../tests/support/article-attacks';
import { ARTICLE_POLICY, SAFE_SCHEMES } from './article-policy';
import { sanitizeArticle } from './sanitize-article';

const ALLOWED_ELEMENTS = new Set<string>(ARTICLE_POLICY.ALLOWED_TAGS);
const ALLOWED_ATTRIBUTES = new Set<string>([
  ...ARTICLE_POLICY.ALLOWED_ATTR,
  ...['loading', 'role', 'tabindex', 'aria-label'],
]);

/** Everything in a browser's parse tree that could act, load or disguise itself. */
function threatsIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED_ELEMENTS.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...(element.namespaceURI === document.documentElement.namespaceURI ? [] : ['foreign element']),
    ...[...element.attributes].flatMap(({ name, value }) =>
      ALLOWED_ATTRIBUTES.has(name) && isHarmless(name, value) ? [] : [`${name}="${value}"`],
    ),
  ]);
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'href' || name === 'src') {
    return SAFE_SCHEMES[name].includes(new URL(value, document.baseURI).protocol);
  }
  if (name === 'class') return value.startsWith('language-');
  if (name === 'rel') return !/\bopener\b/.test(value);
  return name !== 'target' || value === '_blank';
}

describe('the cleaned body of an article', () => {
  it('is checked against at least sixty published attacks', () => {
    expect(ARTICLE_ATTACKS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(ARTICLE_ATTACKS)('withstands: %s', (_name, html) => {
    expect(threatsIn(sanitizeArticle(html))).toEqual([]);
    expect(
      threatsIn(sanitizeArticle(`<p>before</p><ul><li>${html}</li></ul><p>after</p>`)),
    ).toEqual([]);
  });

  it('holds nothing dangerous, and cleaning it again changes nothing, whatever is glued together', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ARTICLE_ATTACKS.map(([, html]) => html)),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<tr><td>',
        '</table>',
        '<a href="',
        '">',
        "'",
        '<!--',
        '<svg>',
        '<div data-table>',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const clean = sanitizeArticle(pieces.join(''));
        expect(threatsIn(clean)).toEqual([]);
        expect(sanitizeArticle(clean)).toBe(clean);
      }),
      { numRuns: 150 },
    );
  });
});

describe('ordinary output of an editor', () => {
  it.each([
    [
      'paragraphs and marks',
      '<p>Use <strong>cold</strong> water, <em>never</em> hot; <u>blot</u>, <s>rub</s>, <code>pH 7</code>.</p>',
    ],
    ['headings', '<h2>Before you start</h2><h3>The kitchen</h3>'],
    [
      'lists',
      '<ul><li><p>Vinegar</p><ul><li><p>white</p></li></ul></li></ul><ol start="3"><li><p>Rinse</p></li></ol>',
    ],
    ['a quote, a rule and a break', '<blockquote><p>Less is<br>more.</p></blockquote><hr>'],
    [
      'a code block with its language',
      '<pre><code class="language-js">const ratio = 1 &lt; 2;</code></pre>',
    ],
    [
      'a link within the site',
      '<p><a href="/services#carpet">carpets</a> or <a href="#top">up</a></p>',
    ],
    [
      'telephone and e-mail',
      '<p><a href="tel:+441214960123">call</a> <a href="mailto:a@example.com">write</a></p>',
    ],
    [
      'a link of the editor to elsewhere',
      '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com/">there</a></p>',
    ],
    ['letters and signs', '<p>“Ünïcödé” – £20 &amp; 5 &lt; 6 🧽</p>'],
    [
      'a figure',
      '<figure><img src="https://example.com/a.webp" alt="A sink" width="800" height="450" loading="lazy"><figcaption>Done</figcaption></figure>',
    ],
  ])('comes through unchanged: %s', (_name, html) => {
    expect(sanitizeArticle(html)).toBe(html);
  });

  it('keeps an alignment although no style survives', () => {
    expect(sanitizeArticle('<p style="color: red; text-align: center">x</p>')).toBe(
      '<p data-align="center">x</p>',
    );
  });

  it('puts a table into a box that a keyboard can scroll, named by its caption, once', () => {
    const clean = sanitizeArticle(
      '<table><caption>Dilution</caption><tbody><tr><td colspan="2">1:10</td></tr></tbody></table>',
    );
    expect(clean).toContain('role="group" tabindex="0" aria-label="Dilution"><table><caption>');
    expect(sanitizeArticle(clean)).toBe(clean);
  });

  it('lets pictures wait until they come near', () => {
    expect(sanitizeArticle('<img src="/a.webp" alt="">')).toBe(
      '<img src="/a.webp" alt="" loading="lazy">',
    );
  });
});

describe('links of an article', () => {
  const relationOf = (link: string) =>
    new DOMParser().parseFromString(sanitizeArticle(link), 'text/html').querySelector('a')?.rel;

  it.each([
    'https://example.com/',
    'http://example.com/',
    '//example.com/',
    '\\\\example.com',
    'https://localhost.example.com/',
  ])('are noopener and noreferrer where they leave the site: %s', (href) => {
    expect(relationOf(`<a href="${href}">x</a>`)).toBe('noopener noreferrer');
  });

  it('leave alone what stays', () => {
    expect(relationOf(`<a href="/contact">x</a>`)).toBe('');
    expect(relationOf(`<a href="${window.location.origin}/contact">x</a>`)).toBe('');
  });
});
