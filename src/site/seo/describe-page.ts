import { pageHead, type PageSubject } from './page-head';
import { siteOrigin } from './site-origin';
import { pageStructuredData } from './page-structured-data';
import { type PageHead, STRUCTURED_DATA_TYPE, structuredDataElement } from './document-head';
import { type JsonLd, serializeJsonLd } from './json-in-html';
import { headTags } from './head-tags';

/** Every tag that headTags() may have written, by this page or the one before it. */
const MANAGED = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'meta[property^="article:"]',
  'link[rel="canonical"]',
].join();

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

/** Makes the tags of the document's head speak of one page, and of no other; the title is the screen's. */
export function applyHead(document: Document, head: PageHead, origin: string): void {
  document.head.querySelectorAll(MANAGED).forEach((tag) => tag.remove());
  for (const { element, attributes } of headTags(head, origin)) {
    const tag = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    document.head.append(tag);
  }
}
