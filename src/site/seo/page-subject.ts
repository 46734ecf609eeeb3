import {
  routeHead,
  sectionPageHead,
  type PageHead,
  type RouteFacts,
  type SectionPageFacts,
} from './page-head';
import { postHead, type PostFacts } from './post-head';

/** What a page is about: a line of the route table, a post, or a page of sections. */
export type PageSubject = RouteFacts | PostFacts | SectionPageFacts;

export function isPost(subject: PageSubject): subject is PostFacts {
  return 'slug' in subject;
}

export function isSectionPage(subject: PageSubject): subject is SectionPageFacts {
  return 'sections' in subject;
}

/** The head of any page. */
export function pageHead(subject: PageSubject): PageHead | undefined {
  if (isPost(subject)) return postHead(subject);
  return isSectionPage(subject) ? sectionPageHead(subject) : routeHead(subject);
}
