// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { BlogPost } from '../../shared/blog';
import { company } from '../../shared/company';
import { isSitePage } from '../../shared/site-pages';
import { routeEntries } from '../../shared/route-table';
import { builtPage } from '../../../tests/support/built-page';
import { applyHead } from './describe-page';
import { headTags } from './head-tags';
import { documentTitle } from './document-head';
import type { SiteAddress } from '../route-metadata';
import { pageHead, type PageSubject } from './page-head';

const ORIGIN = 'https://www.brightwell.example';

const contact = await builtPage('/contact');

const post: BlogPost = {
  id: 'b1',
  title: 'How to Lift Common Carpet Stains',
  excerpt: 'Red wine, coffee, mud.',
  content: '<p>Dab.</p>',
  date: 'May 14, 2025',
  image: '/storage/v1/object/public/blog-images/blog/a.jpg',
  category: 'Carpet Cleaning',
  slug: 'how-to-lift-common-carpet-stains',
  created_at: '2025-05-14T08:40:00+00:00',
  updated_at: '2025-06-01T08:40:00+00:00',
};

/** The head's tags by what they are called. */
function tagsOf(subject: PageSubject, origin = ORIGIN): Record<string, string> {
  const head = pageHead(subject);
  if (!head) throw new Error('The subject has no head of its own');
  return Object.fromEntries(
    headTags(head, origin).map(({ attributes: { name, property, rel, content, href } }) => [
      name ?? property ?? rel ?? '',
      content ?? href ?? '',
    ]),
  );
}

const routesWithWords = routeEntries.filter(({ path, title }) => title || isSitePage(path));

/** What speaks of a route: its line of the table, or the page that it shows. */
async function subjectOf(entry: SiteAddress): Promise<PageSubject> {
  const { path } = entry;
  return isSitePage(path) ? builtPage(path) : entry;
}

describe('the head of a route', () => {
  it.each(routesWithWords)(
    '$path has a title and a description of a useful length',
    async (entry) => {
      const head = pageHead(await subjectOf(entry));
      expect(documentTitle(head ?? { title: '' }).length).toBeLessThanOrEqual(75);
      expect(head?.description.length).toBeGreaterThan(25);
      expect(head?.description.length).toBeLessThanOrEqual(160);
    },
  );

  it('differs from every other in title and description', async () => {
    const heads = (await Promise.all(routesWithWords.map(subjectOf))).map(pageHead);
    expect(new Set(heads.map((head) => head?.title)).size).toBe(heads.length);
    expect(new Set(heads.map((head) => head?.description)).size).toBe(heads.length);
  });

  it('names one address, and the company’s picture by its full address and size', () => {
    expect(tagsOf(contact)).toMatchObject({
      canonical: `${ORIGIN}/contact`,
      'og:url': `${ORIGIN}/contact`,
      'og:type': 'website',
      'og:site_name': company.get().name,
      'og:image': `${ORIGIN}/og.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  });

  it('keeps the page of unknown addresses out of search results', () => {
    const unknown = routeEntries.find(({ path }) => path === '*');
    const tags = tagsOf(unknown ?? post);
    expect(tags.robots).toBe('noindex');
    expect(tags).not.toHaveProperty('canonical');
  });

  it('says no address when the site’s origin is not configured', () => {
    const tags = tagsOf(post, '');
    expect(tags).not.toHaveProperty('canonical');
    expect(tags).not.toHaveProperty('og:url');
  });
});

describe('the head of a post', () => {
  it('says what it is about, when it was written and changed', () => {
    expect(tagsOf(post)).toMatchObject({
      description: 'Red wine, coffee, mud.',
      canonical: `${ORIGIN}/blog/how-to-lift-common-carpet-stains`,
      'og:type': 'article',
      'og:title': 'How to Lift Common Carpet Stains',
      'og:image': `${ORIGIN}/storage/v1/object/public/blog-images/blog/a.jpg`,
      'article:published_time': '2025-05-14',
      'article:modified_time': '2025-06-01T08:40:00+00:00',
      'article:section': 'Carpet Cleaning',
    });
  });

  it('leaves out a date that cannot be read', () => {
    expect(tagsOf({ ...post, date: 'soon' })).not.toHaveProperty('article:published_time');
  });

  it.each([
    '/placeholder.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '/storage/v1/object/public/blog-images/blog/a.avif',
    // LinkedIn shows none.
    '/storage/v1/object/public/blog-images/blog/a.webp',
    '',
  ])('shows the company’s picture instead of %j', (image) => {
    expect(tagsOf({ ...post, image })['og:image']).toBe(`${ORIGIN}/og.jpg`);
  });

  it('shows what the build has made of its picture, by its type and size', () => {
    const head = { title: 'A', description: 'B', image: post.image };
    const tags = headTags({ ...head, socialPicture: '/assets/a-social.jpg' }, ORIGIN);
    const values = tags.map(({ attributes }) => `${attributes.property} ${attributes.content}`);
    expect(values).toContain(`og:image ${ORIGIN}/assets/a-social.jpg`);
    expect(values).toContain('og:image:type image/jpeg');
    expect(values).toContain('og:image:width 1200');
  });

  it.each(['../../admin', 'a b?c#d', '"><script>', 'javascript:alert(1)'])(
    'keeps the slug %j one segment of the address',
    (slug) => {
      const { pathname, search, hash, origin } = new URL(tagsOf({ ...post, slug }).canonical ?? '');
      expect([origin, search, hash]).toEqual([ORIGIN, '', '']);
      expect(pathname.split('/')).toHaveLength(3);
    },
  );
});

describe('applying a head to the document', () => {
  const apply = (subject: PageSubject) => {
    const head = pageHead(subject);
    if (head) applyHead(head, ORIGIN);
  };
  const content = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute('content'));

  it('leaves nothing of the page before', () => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
    apply(post);
    apply(contact);
    expect(content('meta[name="description"]')).toEqual([contact.description]);
    expect(content('meta[property^="article:"]')).toEqual([]);
    expect(content('meta[name="viewport"]')).toEqual(['width=device-width']);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });

  it('treats words as words', () => {
    const title = '</title><img src=x onerror=alert(1)>"\'&amp;';
    apply({ ...post, title, excerpt: '"><script>alert(1)</script>' });
    expect(content('meta[property="og:title"]')).toEqual([title]);
    expect(document.head.querySelector('script, img')).toBeNull();
    expect(content('meta[name="description"]')).toEqual(['"><script>alert(1)</script>']);
  });
});
