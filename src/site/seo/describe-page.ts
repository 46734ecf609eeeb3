import { applyHead } from './apply-head';
import { pageHead, type PageSubject } from './page-subject';
import { siteOrigin } from './site-origin';
import { pageStructuredData } from './structured-data/page-structured-data';
import { STRUCTURED_DATA_TYPE, structuredDataElement } from './described-page';
import { type JsonLd, serializeJsonLd } from './json-in-html';

/** Makes the head of the document, the title aside, speak of one page and of no other. */
export function describePage(document: Document, subject: PageSubject): void {
  const head = pageHead(subject);
  if (!head) return;
  applyHead(document, head, siteOrigin);
  writeStructuredData(document, head.path, pageStructuredData(subject, siteOrigin));
}

/** Replaces the document's JSON-LD; without nodes there is none. */
function writeStructuredData(document: Document, path = '', nodes: readonly JsonLd[]): void {
  structuredDataElement(document)?.remove();
  if (nodes.length === 0) return;
  const script = document.createElement('script');
  script.type = STRUCTURED_DATA_TYPE;
  script.dataset.page = path;
  script.text = serializeJsonLd(nodes);
  document.head.append(script);
}
