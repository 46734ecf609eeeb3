import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BLOG_CATEGORIES,
  BLOG_IMAGES_BUCKET,
  PLACEHOLDER_IMAGE,
  formatDisplayDate,
  parseDisplayDate,
  slugify,
  sortNewestFirst,
  type BlogPost,
} from '../src/shared/blog';
import { SERVICE_IDS, serviceHref } from '../src/site/content/services';
import { sitemapGroups } from '../src/site/content/sitemap';

const COLUMNS = [
  'id',
  'title',
  'excerpt',
  'content',
  'date',
  'image',
  'category',
  'slug',
  'created_at',
  'updated_at',
  'image_alt',
  'image_focus',
  'search_title',
] as const satisfies readonly (keyof BlogPost)[];
type SeedPost = Record<(typeof COLUMNS)[number], string>;

const IMAGES_URL = `/storage/v1/object/public/${BLOG_IMAGES_BUCKET}/blog/`;
const IMAGES_FOLDER = new URL('seed-images/', import.meta.url);
const INSERT =
  /insert into public\.blog_posts \(([^)]+)\)\s+values \(([\s\S]*?)\n\)\non conflict \(slug\) do nothing;/g;
const LITERAL = /'((?:[^']|'')*)'|\$html\$([\s\S]*?)\$html\$|null/g;

/** The rows of the seed's post inserts, as Postgres would read their literals. */
function readSeedPosts(sql: string): SeedPost[] {
  return [...sql.matchAll(INSERT)].map(([, columns = '', values = '']) => {
    expect(columns).toBe(COLUMNS.join(', '));
    const literals = [...values.matchAll(LITERAL)].map(
      ([, quoted, html = '']) => quoted?.replaceAll("''", "'") ?? html,
    );
    expect(literals).toHaveLength(COLUMNS.length);
    return Object.fromEntries(COLUMNS.map((name, i) => [name, literals[i]])) as SeedPost;
  });
}

function wordCount(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const sql = readFileSync(new URL('seed.sql', import.meta.url), 'utf8');
const posts = readSeedPosts(sql);
const slugs = posts.map((post) => post.slug);

describe('seeded blog', () => {
  it('has at least twelve posts, each read by this test, with ids and slugs of their own', () => {
    expect(posts).toHaveLength(sql.split('insert into public.blog_posts').length - 1);
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
    expect(new Set(slugs).size).toBe(posts.length);
  });

  it('uses all seven categories and no other', () => {
    expect(new Set(posts.map((post) => post.category))).toEqual(new Set(BLOG_CATEGORIES));
  });

  it('has the three posts that the sitemap page links to', () => {
    const popular = sitemapGroups
      .flatMap((group) => group.links.map((link) => link.href))
      .filter((href) => href.startsWith('/blog/'));
    expect(popular).toHaveLength(3);
    expect(slugs.map((slug) => `/blog/${slug}`)).toEqual(expect.arrayContaining(popular));
  });

  it('has dates that a lexical sort gets wrong', () => {
    const lexical = [...posts].sort((a, b) => (a.date < b.date ? 1 : -1));
    const newest = sortNewestFirst(posts);
    expect(lexical.map((post) => post.slug)).not.toEqual(newest.map((post) => post.slug));
  });

  it('has posts with the placeholder image and posts with a picture', () => {
    const images = posts.map((post) => post.image);
    expect(images).toContain(PLACEHOLDER_IMAGE);
    expect(images.some((image) => image.startsWith(IMAGES_URL))).toBe(true);
  });

  it('describes every picture', () => {
    for (const { image, image_alt } of posts)
      expect(image_alt !== '', image).toBe(image !== PLACEHOLDER_IMAGE);
  });

  it('ships no picture that no post shows', () => {
    const shown = posts.map((post) => post.image.replace(IMAGES_URL, ''));
    expect(readdirSync(IMAGES_FOLDER).filter((file) => !shown.includes(file))).toEqual([]);
  });
});

describe.each(posts)('seeded post $slug', (post) => {
  it('has the slug that its title gives', () => {
    expect(post.slug).toBe(slugify(post.title));
  });

  it('was created on its display date', () => {
    const day = parseDisplayDate(post.date);
    expect(day).toBeDefined();
    expect(new Date(day ?? NaN).toISOString().slice(0, 10)).toBe(post.created_at.slice(0, 10));
    expect(formatDisplayDate(new Date(`${post.created_at.slice(0, 10)}T12:00`))).toBe(post.date);
  });

  it('has an excerpt that fits its card', () => {
    expect(post.excerpt.length).toBeGreaterThanOrEqual(110);
    expect(post.excerpt.length).toBeLessThanOrEqual(180);
  });

  it('has a body of 300 to 600 words', () => {
    expect(wordCount(post.content)).toBeGreaterThanOrEqual(300);
    expect(wordCount(post.content)).toBeLessThanOrEqual(600);
  });

  it('has well-nested article markup: no first-level heading, styles, scripts or pictures', () => {
    const open: string[] = [];
    for (const [, closing, tag = ''] of post.content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      expect(
        'h2 h3 p ul ol li blockquote strong a table thead tbody tr th td'.split(' '),
      ).toContain(tag);
      if (closing) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(post.content).not.toMatch(/\s(style|class|on\w+)=/);
  });

  it('links only to screens, services and posts that exist', () => {
    const links = [...post.content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const known = [
      '/contact',
      ...SERVICE_IDS.map(serviceHref),
      ...slugs.filter((slug) => slug !== post.slug).map((slug) => `/blog/${slug}`),
    ];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !known.includes(href ?? ''))).toEqual([]);
  });

  it('shows the placeholder or a seed picture lighter than 90 kB', () => {
    if (post.image === PLACEHOLDER_IMAGE) return;
    expect(post.image).toMatch(
      /^\/storage\/v1\/object\/public\/blog-images\/blog\/[0-9a-f-]{36}\.avif$/,
    );
    const file = new URL(post.image.replace(IMAGES_URL, ''), IMAGES_FOLDER);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(90_000);
  });
});
