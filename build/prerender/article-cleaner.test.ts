import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { cleanIn } from '../../src/shared/article/sanitize-article.ts';
import { heavyArticles, parserBombs } from '../../tests/support/heavy-articles.ts';
import { ArticleRefused, articleCleaner } from './article-cleaner.ts';

const site = { cleanIn, siteOrigin: 'https://www.brightwell.example' };
const HONEST = '<p>Blot, <b>never</b> rub.</p>';

describe('the builder’s cleaner', () => {
  it('cleans what is within the limits', () => {
    expect(articleCleaner(site)(`${HONEST}<script>alert(1)</script>`).innerHTML).toBe(HONEST);
  });

  it('refuses each heavy article with a reason, and goes on', () => {
    const clean = articleCleaner(site, 1_000);
    const harmless = ['angle brackets', 'openings without an end'];
    for (const [name, html] of [...heavyArticles(), ...parserBombs(40)]) {
      if (harmless.includes(name)) continue;
      expect(() => clean(html), name).toThrow(ArticleRefused);
      expect(clean(HONEST).innerHTML).toBe(HONEST);
    }
  });

  it('stops in the middle of one that is out of time, and takes a new window', () => {
    const windows = new Set<unknown>();
    const endless = {
      ...site,
      cleanIn: (...[view, html, onExcess]: Parameters<typeof cleanIn>) => {
        windows.add(view);
        while (html === 'endless');
        return cleanIn(view, html, onExcess);
      },
    };
    const clean = articleCleaner(endless, 2_000);
    expect(() => clean('endless')).toThrow('takes longer than 2 seconds');
    expect(clean(HONEST).innerHTML).toBe(HONEST);
    expect(windows.size).toBe(2);
  });

  it('leaves no listeners at its window, which jsdom would look through for each later article', () => {
    const listeners: string[] = [];
    const clean = articleCleaner({
      ...site,
      cleanIn: (...[view, html, onExcess]: Parameters<typeof cleanIn>) => {
        Object.assign(view, { addEventListener: (type: string) => void listeners.push(type) });
        return cleanIn(view, html, onExcess);
      },
    });
    clean(HONEST);
    const ofTheFirst = listeners.length;
    for (let count = 0; count < 10; count += 1) clean(`${HONEST}<table><tr><td>1</table>`);
    expect(listeners).toHaveLength(ofTheFirst);
  });

  it('parses in a window of the site’s own address', () => {
    const clean = articleCleaner(site);
    const link = '<a href="https://www.brightwell.example/contact">x</a>';
    expect(clean(link).innerHTML).toBe(link);
    const { document } = new JSDOM(clean('<a href="https://example.com/">x</a>').innerHTML, {
      url: 'http://localhost',
    }).window;
    expect(document.querySelector('a')?.rel).toBe('noopener noreferrer');
  });
});
