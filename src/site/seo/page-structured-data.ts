import { postPath } from '../../shared/blog';
import { company } from '../../shared/company';
import type { JsonLd } from './json-in-html';
import {
  isPost,
  isRow,
  isSectionPage,
  pageHead,
  type PageSubject,
  type SectionPageFacts,
} from './page-head';
import { absoluteUrl } from './site-origin';
import { business, businessId } from './business';
import { serviceHref, services } from '../view-models/services';
import { SOCIAL_PICTURE } from './head-tags';
import { type PostFacts, postHead } from './post-head';
import type { RowFacts } from './row-facts';
import type { SiteAddress } from '../site-entry';
import { entryAt, siteEntries } from '../site-entries';

/** The JSON-LD nodes of a page, from the same facts that it shows; none for an address without a page. */
export function pageStructuredData(subject: PageSubject, origin: string): JsonLd[] {
  if (isPost(subject)) {
    const step = { label: subject.title, path: postPath(subject.slug) };
    return [blogPosting(subject, origin), business(origin), breadcrumbs(step, origin)];
  }
  if (!pageHead(subject)?.path) return [];
  if (isRow(subject)) return rowPage(subject, origin);
  if (subject.path === '/') return [webSite(origin), business(origin)];
  if (isSectionPage(subject)) return sectionPage(subject, origin);
  return [breadcrumbs(stepTo(subject), origin)];
}

function webSite(origin: string): JsonLd {
  return {
    '@type': 'WebSite',
    name: company.get().name,
    url: absoluteUrl('/', origin),
    inLanguage: 'en-GB',
    publisher: { '@id': businessId(origin) },
  };
}

/** The services, each with the anchor that opens its tab. */
function serviceList(origin: string): JsonLd[] {
  return services.get().map(({ slug, title, summary }) => ({
    '@type': 'Service',
    '@id': absoluteUrl(serviceHref(slug), origin),
    name: title,
    description: summary,
    url: absoluteUrl(serviceHref(slug), origin),
    areaServed: company.get().region,
    provider: { '@id': businessId(origin) },
  }));
}

/** A post as schema.org's BlogPosting; a display date that cannot be read is left out. */
function blogPosting(post: PostFacts, origin: string): JsonLd {
  const { description, path = '', image, article } = postHead(post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    articleSection: article?.section,
    datePublished: article?.publishedOn,
    dateModified: article?.modifiedAt,
    image: absoluteUrl(image ?? SOCIAL_PICTURE.path, origin),
    mainEntityOfPage: absoluteUrl(path, origin),
    inLanguage: 'en-GB',
    author: { '@id': businessId(origin) },
    publisher: { '@id': businessId(origin) },
  };
}

/** A page of sections with the questions that it answers and the services that it describes (schema.org WebPage, FAQPage). */
function sectionPage(page: SectionPageFacts, origin: string): JsonLd[] {
  const { path, title, description, sections } = page;
  const questions = sections.flatMap(({ type, values }) =>
    type === 'questions' ? values.questions : [],
  );
  return [
    {
      '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
      name: title,
      ...(description && { description }),
      url: absoluteUrl(path, origin),
      inLanguage: 'en-GB',
      publisher: { '@id': businessId(origin) },
      ...(questions.length > 0 && {
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    },
    business(origin),
    ...(sections.some(({ type }) => type === 'serviceTabs') ? serviceList(origin) : []),
    breadcrumbs(stepTo(page), origin),
  ];
}

/** A record with a page of its own. */
function rowPage(row: RowFacts, origin: string): JsonLd[] {
  const { path, title, description, picture, node } = row;
  return [
    {
      '@type': 'WebPage',
      name: title,
      ...(description && { description }),
      url: absoluteUrl(path, origin),
      ...(picture && { image: absoluteUrl(picture, origin) }),
      inLanguage: 'en-GB',
      publisher: { '@id': businessId(origin) },
      ...node,
    },
    business(origin),
    breadcrumbs({ label: title, path }, origin),
  ];
}

interface Step {
  label: string;
  path: string;
}

/** A page by its name in menus, where the site comes with it. */
function stepTo({ path, title = '' }: SiteAddress): Step {
  return { path, label: entryAt(path)?.label ?? title };
}

/** The way from the home page to a page: one step for each part of its path that is a page. */
function breadcrumbs(page: Step, origin: string): JsonLd {
  const parents = siteEntries.filter(
    ({ path }) => path === '/' || page.path.startsWith(`${path}/`),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, page].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path, origin),
    })),
  };
}
