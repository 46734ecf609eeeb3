import {
  routeHead,
  rowHead,
  sectionPageHead,
  type PageHead,
  type SectionPageFacts,
} from './page-head';
import { postHead, type PostFacts } from './post-head';
import type { SiteAddress } from '../site-entry';
import type { RowFacts } from './row-facts';

/** What a page is about: a route, a post, a page of sections, or a record of a content type. */
export type PageSubject = SiteAddress | PostFacts | SectionPageFacts | RowFacts;

export function isPost(subject: PageSubject): subject is PostFacts {
  return 'slug' in subject;
}

export function isSectionPage(subject: PageSubject): subject is SectionPageFacts {
  return 'sections' in subject;
}

export function isRow(subject: PageSubject): subject is RowFacts {
  return 'picture' in subject;
}

/** The head of any page. */
export function pageHead(subject: PageSubject): PageHead | undefined {
  if (isPost(subject)) return postHead(subject);
  if (isRow(subject)) return rowHead(subject);
  return isSectionPage(subject) ? sectionPageHead(subject) : routeHead(subject);
}
