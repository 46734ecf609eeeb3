import { company } from '../../shared/company';

/** What the head of a page says about it. */
export interface PageHead {
  /** Without the company's name. */
  title: string;
  description: string;
  /** Path of the canonical address; a page without one stays out of search results. */
  path?: string;
  /** Address of the picture that social networks show; the company's own unless a post has one. */
  image?: string;
  /** The same as the build has made it for them. */
  socialPicture?: string;
  article?: { section: string; publishedOn?: string; modifiedAt: string };
}

/** Type and mark of the one script element that holds a page's JSON-LD; never executed (HTML standard, "data block"). */
export const STRUCTURED_DATA_TYPE = 'application/ld+json';

export function structuredDataElement(document: Document): HTMLScriptElement | null {
  return document.head.querySelector(`script[type="${STRUCTURED_DATA_TYPE}"]`);
}

/** Whether the document's head speaks of the page at `path` already, as it does in prerendered HTML. */
export function describesPage(document: Document, path: string | undefined): boolean {
  return path !== undefined && structuredDataElement(document)?.dataset.page === path;
}

/** The title of a route; that of the blog is its heading. */
export function routeTitle({ path, title }: { path: string; title?: string }): string | undefined {
  return path === '/blog' ? company.get().blog_title || title : title;
}

/** The title as tabs and search results show it. */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  return `${title} | ${company.get().name}`;
}
