import { pageHead, type PageSubject } from './page-head';
import { siteOrigin } from './site-origin';
import { pageStructuredData } from './structured-data';
import { type PageHead, STRUCTURED_DATA_TYPE, structuredDataElement } from './document-head';
import { type JsonLd, serializeJsonLd } from './json-in-html';
import { headTags } from './head-tags';

/** Selectors of all tags by headTags(). */
const MANAGED = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'meta[property^="article:"]',
  'link[rel="canonical"]',
].join();

/** Replaces the head's tags and JSON-LD, but not the title, by those of a page. */
export function describePage(subject: PageSubject): void {
  const head = pageHead(subject);
  if (!head) return;
  applyHead(head, siteOrigin);
  writeStructuredData(head.path, pageStructuredData(subject, siteOrigin));
}

/** Replaces the document's JSON-LD, or removes it without nodes. */
function writeStructuredData(path = '', nodes: readonly JsonLd[]): void {
  structuredDataElement()?.remove();
  if (nodes.length === 0) return;
  const script = document.createElement('script');
  script.type = STRUCTURED_DATA_TYPE;
  script.dataset.page = path;
  script.text = serializeJsonLd(nodes);
  document.head.append(script);
}

/** Replaces the head's tags, but not the title. */
export function applyHead(head: PageHead, origin: string): void {
  document.head.querySelectorAll(MANAGED).forEach((tag) => tag.remove());
  for (const { element, attributes } of headTags(head, origin)) {
    const tag = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    document.head.append(tag);
  }
}
