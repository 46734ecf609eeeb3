import { describe, expect, it } from 'vitest';
import { foreignArticle } from './article.ts';

const opening = (html: string) => foreignArticle(html, 'https://old.example/').opening(180);
const VIDEO = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';

it('the first words are those that say something on a card', () => {
  const html = `<p>Look at these:</p>
    <figure class="kg-card kg-gallery-card"><div><img src="/a.jpg"></div><figcaption>Three ovens</figcaption></figure>
    <figure class="kg-card kg-bookmark-card"><a href="/scale"><div class="kg-bookmark-title">All about limescale</div><div class="kg-bookmark-description">A long read</div></a></figure>
    <div class="kg-card kg-callout-card"><div class="kg-callout-text">Gloves <a href="/g">help</a>.</div></div>
    <div class="kg-card kg-button-card"><a href="/more">Read on</a></div>
    <iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe>
    <p>See <a href="${VIDEO}">${VIDEO}</a> and rinse.</p>`;
  expect(opening(html)).toBe('Look at these: Gloves help. See and rinse.');
  expect(opening(`<p>${VIDEO}</p><p><a href="/more">Read on</a></p>`)).toBe('');
});

const SAME = { picture: (address: string) => address, link: (address: string) => address };

it('a heading with a picture stays one, below the picture', () => {
  const html =
    '<h1><img src="/a.jpg" alt="a"> Ovens</h1><p>b</p><h3><img src="/c.jpg" alt="c"></h3>';
  expect(foreignArticle(html, 'https://old.example/').html(SAME)).toBe(
    '<img src="https://old.example/a.jpg" alt="a"><h2>Ovens</h2>\n<p>b</p>\n<img src="https://old.example/c.jpg" alt="c">',
  );
});

it('a link to a heading of the same text still leads there', () => {
  const html =
    '<p><a href="#h-prices">a</a> <a href="#b%C3%BCro">b</a> <a href="#top">c</a></p><h1 id="h-prices">Prices &amp; times</h1><h3 id="büro">Prices & times</h3>';
  const { links } = foreignArticle(html, 'https://old.example/ovens/');
  expect(links.map((link) => link.split('#')[1])).toEqual([
    'part-prices-times',
    'part-prices-times--2',
    'top',
  ]);
});

it('a card of another page stays in the article, as a link and its words', () => {
  const card =
    '<p>a</p><figure class="kg-bookmark-card"><a href="/b"><div class="kg-bookmark-title">B</div><div class="kg-bookmark-description">c</div></a></figure>';
  const change = { picture: (address: string) => address, link: () => '/blog/b' };
  expect(foreignArticle(card, 'https://old.example/').html(change)).toBe(
    '<p>a</p>\n<p><a href="/blog/b">B</a></p>\n<p>c</p>',
  );
});

it('raised figures and quotations are said by signs, and what no sign says is named', () => {
  const said = foreignArticle(
    '<p>30 m<sup>2</sup>, CO<sub>2</sub>, the 1<sup>st</sup>: <q>so <b>clean</b></q>.<sup><a href="#a">1</a></sup></p>',
    'https://old.example/',
  );
  expect(said.html(SAME)).toBe(
    '<p>30 m², CO₂, the 1st: “so <strong>clean</strong>”.<a rel="noopener noreferrer" href="https://old.example/#a">¹</a></p>',
  );
  expect([...said.losses]).toEqual([]);
  const { losses, html } = foreignArticle('<p>x<sup>n</sup></p>', 'https://old.example/');
  expect(html(SAME)).toBe('<p>xn</p>');
  expect([...losses]).toEqual(['that some of its text is raised or lowered']);
});

describe('a small picture that leads to a large one', () => {
  it.each([
    ['/a/rug-300x200.jpg', '/a/rug.jpg'],
    ['/a/rug-300x200.webp', 'https://cdn.example/rug-scaled.JPG?x=1#y'],
    ['/s320/rug.jpg', '/s1600/rug.jpg'],
  ])('%s is the large one, %s', (small, large) => {
    const { html, losses } = foreignArticle(
      `<a href="${large}"><img src="${small}" alt="a" width="300" height="200"></a>`,
      'https://old.example/',
    );
    const { href } = new URL(large, 'https://old.example/');
    expect(html(SAME)).toBe(`<img src="${href}" alt="a">`);
    expect([...losses]).toEqual([]);
  });

  it('is the large one, too, where it is loaded late', () => {
    const late = '<img src="data:image/gif;base64,R0" data-src="/rug-300x200.jpg">';
    const { pictures } = foreignArticle(`<a href="/rug.jpg">${late}</a>`, 'https://old.example/');
    expect(pictures).toEqual(['https://old.example/rug.jpg']);
  });

  it('stays where the link leads to another picture, which is named', () => {
    const { pictures, losses } = foreignArticle(
      '<a href="/after.jpg"><img src="/before.jpg" alt=""></a>',
      'https://old.example/',
    );
    expect(pictures).toEqual(['https://old.example/before.jpg']);
    expect([...losses]).toEqual(['the link of a picture, to /after.jpg']);
  });
});
