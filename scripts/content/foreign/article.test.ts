import { expect, it } from 'vitest';
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
