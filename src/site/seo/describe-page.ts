import { applyHead } from './apply-head';
import { pageHead, type PageSubject } from './page-subject';
import { siteOrigin } from './site-origin';
import { writeStructuredData } from './structured-data-element';
import { pageStructuredData } from './structured-data/page-structured-data';

/** Makes the head of the document, the title aside, speak of one page and of no other. */
export function describePage(document: Document, subject: PageSubject): void {
  const head = pageHead(subject);
  if (!head) return;
  applyHead(document, head, siteOrigin);
  writeStructuredData(document, head.path, pageStructuredData(subject, siteOrigin));
}
