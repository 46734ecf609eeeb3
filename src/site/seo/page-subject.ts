import { routeHead, type PageHead, type RouteFacts } from './page-head';
import { postHead, type PostFacts } from './post-head';

/** What a page is about: a line of the route table, or a post. */
export type PageSubject = RouteFacts | PostFacts;

export function isPost(subject: PageSubject): subject is PostFacts {
  return 'slug' in subject;
}

/** The head of any page. */
export function pageHead(subject: PageSubject): PageHead | undefined {
  return isPost(subject) ? postHead(subject) : routeHead(subject);
}
