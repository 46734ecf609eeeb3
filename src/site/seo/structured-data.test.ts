// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { company } from '../../shared/company';
import { setContent } from '../../shared/content/content-store';
import { builtPage } from '../../../tests/support/built-page';
import { services as defaultServices } from '../../shared/content/first-content/services';
import { routeEntries, type RoutePath } from '../../shared/route-table';
import { serializeJsonLd, type JsonLd } from './json-in-html';
import type { PostFacts } from './post-head';
import { pageStructuredData } from './structured-data';

const ORIGIN = 'https://www.brightwell.example';

const post: PostFacts = {
  title: 'How Often Should an Office Be Cleaned?',
  excerpt: 'Headcount, footfall and food.',
  date: 'September 2, 2025',
  image: '/placeholder.svg',
  category: 'Commercial Cleaning',
  slug: 'how-often-should-an-office-be-cleaned',
  updated_at: '2025-09-03T10:00:00+00:00',
};

const ownPages = await Promise.all([builtPage('/'), builtPage('/services'), builtPage('/contact')]);

function nodesOf(path: RoutePath): JsonLd[] {
  const page = ownPages.find((one) => one.path === path);
  if (page) return pageStructuredData(page, ORIGIN);
  const entry = routeEntries.find((candidate) => candidate.path === path);
  return entry ? pageStructuredData(entry, ORIGIN) : [];
}

const nodeOf = (nodes: JsonLd[], type: string) => nodes.find((node) => node['@type'] === type);

describe('structured data', () => {
  it.each(['/', '/services', '/contact'] as const)(
    'describes the company on %s as its pages do',
    (path) => {
      const { name, postcode } = company.get();
      expect(nodeOf(nodesOf(path), 'LocalBusiness')).toMatchObject({
        name,
        telephone: '+441214960123',
        address: { postalCode: postcode, addressCountry: 'GB' },
        priceRange: '£20-£150',
        areaServed: expect.arrayContaining(['Walsall', 'Birmingham', 'Black Country']),
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '08:00',
            closes: '18:00',
          },
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Saturday'],
            opens: '08:00',
            closes: '16:00',
          },
        ],
      });
    },
  );

  it('tells nights and whole days as schema.org has them', () => {
    const week = { monday: '20:00-02:00', tuesday: '0:00-24:00', wednesday: '18:00-24:00' };
    const own = company.get();
    setContent({ company: [{ ...own, opening_hours: week }] });
    const { openingHoursSpecification: days } = nodeOf(nodesOf('/'), 'LocalBusiness') ?? {};
    setContent({ company: [own] });
    expect(days).toMatchObject([
      { dayOfWeek: ['Monday'], opens: '20:00', closes: '02:00' },
      { dayOfWeek: ['Tuesday'], opens: '00:00', closes: '23:59' },
      { dayOfWeek: ['Wednesday'], opens: '18:00', closes: '00:00' },
    ]);
  });

  it('tells days on which the company is closed', () => {
    const own = company.get();
    const days = { notice: 'Closed', notice_from: '2026-12-24', notice_until: '2027-01-02' };
    setContent({ company: [{ ...own, ...days, notice_closes: true }] });
    const { specialOpeningHoursSpecification: closed } =
      nodeOf(nodesOf('/'), 'LocalBusiness') ?? {};
    setContent({ company: [own] });
    expect(closed).toMatchObject({
      ...{ opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2027-01-02' },
    });
  });

  it('tells no hours of a company that is closed until further notice', () => {
    const own = company.get();
    const days = { notice: 'Closed', notice_from: '2026-06-30', notice_closes: true };
    setContent({ company: [{ ...own, ...days }] });
    const node = nodeOf(nodesOf('/'), 'LocalBusiness');
    setContent({ company: [own] });
    expect(node).not.toHaveProperty('openingHoursSpecification');
    const closed = { opens: '00:00', closes: '00:00', validFrom: '2026-06-30' };
    expect(node?.specialOpeningHoursSpecification).toMatchObject(closed);
  });

  it('offers the three prices', () => {
    const { makesOffer } = nodeOf(nodesOf('/'), 'LocalBusiness') ?? {};
    expect(makesOffer).toMatchObject([
      { itemOffered: { name: 'Basic Clean' }, priceSpecification: { price: 20, unitText: 'hour' } },
      { itemOffered: { name: 'Deep Clean' }, priceSpecification: { price: 25, unitText: 'hour' } },
      { itemOffered: { name: 'End of Tenancy' }, priceSpecification: { minPrice: 150 } },
    ]);
  });

  it('lists each service with the address that opens its tab', () => {
    const services = nodesOf('/services').filter((node) => node['@type'] === 'Service');
    expect(services.map(({ url }) => url)).toEqual(
      defaultServices.map(({ slug }) => `${ORIGIN}/services#${slug}`),
    );
  });

  it('gives the way from the home page, and none on the home page itself', () => {
    expect(nodeOf(nodesOf('/contact'), 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${ORIGIN}/` },
        { position: 2, name: 'Contact', item: `${ORIGIN}/contact` },
      ],
    });
    expect(nodeOf(nodesOf('/'), 'BreadcrumbList')).toBeUndefined();
    expect(nodesOf('*')).toEqual([]);
  });

  it('describes a post with dates that machines read', () => {
    const nodes = pageStructuredData(post, ORIGIN);
    const address = `${ORIGIN}/blog/how-often-should-an-office-be-cleaned`;
    expect(nodeOf(nodes, 'BlogPosting')).toMatchObject({
      headline: post.title,
      description: post.excerpt,
      datePublished: '2025-09-02',
      dateModified: '2025-09-03T10:00:00+00:00',
      image: `${ORIGIN}/og.jpg`,
      mainEntityOfPage: address,
    });
    expect(nodeOf(nodes, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: post.title, item: address }],
    });
  });

  it('refers only to nodes that the same page holds', () => {
    for (const nodes of [pageStructuredData(post, ORIGIN), nodesOf('/'), nodesOf('/services')]) {
      const ids = nodes.map((node) => node['@id']);
      const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)];
      expect(references.length).toBeGreaterThan(0);
      for (const [, id] of references) expect(ids).toContain(id);
    }
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '\u2028\u2029',
    '&lt;/script&gt;',
  ])('cannot be left by a title that holds %j', (title) => {
    const json = serializeJsonLd(pageStructuredData({ ...post, title }, ORIGIN));
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    const { '@graph': graph } = JSON.parse(json) as { '@graph': JsonLd[] };
    expect(nodeOf(graph, 'BlogPosting')?.headline).toBe(title);
  });
});
