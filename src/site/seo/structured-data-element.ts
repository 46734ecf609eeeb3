import { serializeJsonLd, type JsonLd } from './json-in-html';

/** Type and mark of the one script element that holds a page's JSON-LD; never executed (HTML standard, "data block"). */
export const STRUCTURED_DATA_TYPE = 'application/ld+json';

/** Whether the document's JSON-LD is that of the page at `path`, as it is in prerendered HTML. */
export function describesPage(document: Document, path = ''): boolean {
  return element(document)?.dataset.page === path;
}

/** Replaces the document's JSON-LD; without nodes there is none. */
export function writeStructuredData(document: Document, path = '', nodes: readonly JsonLd[]): void {
  element(document)?.remove();
  if (nodes.length === 0) return;
  const script = document.createElement('script');
  script.type = STRUCTURED_DATA_TYPE;
  script.dataset.page = path;
  script.text = serializeJsonLd(nodes);
  document.head.append(script);
}

function element(document: Document): HTMLScriptElement | null {
  return document.head.querySelector(`script[type="${STRUCTURED_DATA_TYPE}"]`);
}
