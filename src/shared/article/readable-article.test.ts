// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readableArticle } from './readable-article';

describe('anchors of an article', () => {
  it('are derived from the headings’ words and replace existing ids', () => {
    const { html, headings } = readableArticle(
      '<h2 id="main">Stain by <em>stain</em></h2><p>x</p><h3>Wool &amp; silk</h3><h4>Aside</h4>',
    );
    expect(headings).toEqual([
      { id: 'part-stain-by-stain', text: 'Stain by stain', level: 2 },
      { id: 'part-wool-silk', text: 'Wool & silk', level: 3 },
    ]);
    expect(html).toBe(
      '<h2 id="part-stain-by-stain">Stain by <em>stain</em></h2><p>x</p><h3 id="part-wool-silk">Wool &amp; silk</h3><h4>Aside</h4>',
    );
  });

  it('are the same at every rendering and never twice', () => {
    const text = '<h2>Kitchen</h2><h2>Kitchen</h2><h2>?!</h2><h2> </h2><h2>Kitchen 2</h2>';
    const ids = readableArticle(text).headings.map(({ id }) => id);
    expect(ids).toEqual(['part-kitchen', 'part-kitchen--2', 'part-heading', 'part-kitchen-2']);
    expect(readableArticle(readableArticle(text).html).headings.map(({ id }) => id)).toEqual(ids);
  });
});
