import { STRUCTURED_DATA_TYPE, structuredDataElement } from './described-page';
import { serializeJsonLd, type JsonLd } from './json-in-html';

/** Replaces the document's JSON-LD; without nodes there is none. */
export function writeStructuredData(document: Document, path = '', nodes: readonly JsonLd[]): void {
  structuredDataElement(document)?.remove();
  if (nodes.length === 0) return;
  const script = document.createElement('script');
  script.type = STRUCTURED_DATA_TYPE;
  script.dataset.page = path;
  script.text = serializeJsonLd(nodes);
  document.head.append(script);
}
