import { headTags } from './head-tags';
import type { PageHead } from './page-head';

/** Every tag that headTags() may have written, by this page or the one before it. */
const MANAGED = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'meta[property^="article:"]',
  'link[rel="canonical"]',
].join();

/** Makes the tags of the document's head speak of one page, and of no other; the title is the screen's. */
export function applyHead(document: Document, head: PageHead, origin: string): void {
  document.head.querySelectorAll(MANAGED).forEach((tag) => tag.remove());
  for (const { element, attributes } of headTags(head, origin)) {
    const tag = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    document.head.append(tag);
  }
}
