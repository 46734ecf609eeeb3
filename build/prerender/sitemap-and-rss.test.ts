// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { BlogPost } from '../../src/shared/blog.ts';
import { rss, sitemapXml } from './sitemap-and-rss.ts';

const ORIGIN = 'https://www.brightwell.example';
const CHANNEL = {
  company: 'Brightwell Cleaning',
  title: 'Cleaning tips',
  description: 'Stains & seasons',
  origin: ORIGIN,
};

const post: BlogPost = {
  id: 'b1',
  title: 'Spring Cleaning in the Right Order',
  excerpt: 'Top to bottom.',
  content: '<p>Dust first.</p>',
  date: 'May 14, 2025',
  image: '/placeholder.svg',
  category: 'Seasonal Cleaning',
  slug: 'spring-cleaning-in-the-right-order',
  created_at: '2025-05-14T08:40:00+00:00',
  updated_at: '2025-06-01T09:00:00+00:00',
};

const HOSTILE = [
  '</title></channel><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '&xxe; <!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>',
  '"\' onload=alert(1) \u0000\u0008\u000b\ufffe\ud800',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
];

/** Parses as a strict reader does: one wrong character and there is no document. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const text = (node: ParentNode, selector: string) => node.querySelector(selector)?.textContent;

describe('rss.xml', () => {
  it('lists the fifty newest posts, with dates as RSS writes them', () => {
    const newer = { ...post, id: 'b2', slug: 'newer', title: 'Newer', date: 'September 2, 2025' };
    const feed = parse(rss(CHANNEL, [newer, ...Array.from({ length: 60 }, () => post)]));
    expect(feed.querySelectorAll('item')).toHaveLength(50);
    expect(text(feed, 'item > title')).toBe('Newer');
    expect(text(feed, 'item > pubDate')).toBe('Tue, 02 Sep 2025 00:00:00 GMT');
    expect(text(feed, 'item > link')).toBe(`${ORIGIN}/blog/newer`);
    // Not the address, which a reader would take for a new post once it changes.
    expect(text(feed, 'item > guid')).toBe(newer.id);
    expect(feed.querySelector('item > guid')?.getAttribute('isPermaLink')).toBe('false');
    expect(text(feed, 'channel > description')).toBe('Stains & seasons');
  });

  it('dates a post by its creation when its display date cannot be read', () => {
    const feed = parse(rss(CHANNEL, [{ ...post, date: 'soon' }]));
    expect(text(feed, 'pubDate')).toBe('Wed, 14 May 2025 08:40:00 GMT');
  });

  it('is valid without posts', () => {
    expect(parse(rss(CHANNEL, [])).querySelectorAll('item')).toHaveLength(0);
  });

  it.each(HOSTILE)('stays one well-formed document whatever a post says: %j', (words) => {
    const hostile = { ...post, title: words, excerpt: words, category: words };
    const feed = parse(rss(CHANNEL, [hostile]));
    expect(feed.querySelectorAll('item')).toHaveLength(1);
    expect(feed.querySelector('script')).toBeNull();
    // eslint-disable-next-line no-control-regex -- what XML forbids is left out
    const allowed = words.replace(/[\u0000-\u0008\u000b\ufffe\ud800]/g, '');
    expect(text(feed, 'item > title')).toBe(allowed);
    expect(text(feed, 'item > description')).toBe(allowed);
  });
});

describe('sitemap.xml', () => {
  it('gives whole addresses, and when a post was changed', () => {
    const entries = [{ path: '/' }, { path: '/blog/a', updated_at: post.updated_at }];
    const map = parse(sitemapXml(entries, ORIGIN));
    expect([...map.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/blog/a`,
    ]);
    expect([...map.querySelectorAll('lastmod')].map((lastmod) => lastmod.textContent)).toEqual([
      post.updated_at,
    ]);
  });

  it.each(HOSTILE)('stays well-formed with the address %j', (path) => {
    expect(parse(sitemapXml([{ path }], ORIGIN)).querySelectorAll('url')).toHaveLength(1);
  });
});
