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
import type { RecordFacts } from './record-head';
import type { SiteAddress } from '../route-metadata';
import { routeAt, allRoutes } from '../all-routes';

/** JSON-LD nodes of a page; none for the 404 page. */
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

/** With the addresses of their tabs. */
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

/** schema.org BlogPosting; without `datePublished` for an unreadable display date. */
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

/** schema.org WebPage or FAQPage, with its services. */
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

function rowPage(row: RecordFacts, origin: string): JsonLd[] {
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

/** Labelled as in menus, or by its title. */
function stepTo({ path, title = '' }: SiteAddress): Step {
  return { path, label: routeAt(path)?.label ?? title };
}

/** schema.org BreadcrumbList of the path's existing pages. */
function breadcrumbs(page: Step, origin: string): JsonLd {
  const parents = allRoutes.filter(({ path }) => path === '/' || page.path.startsWith(`${path}/`));
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
