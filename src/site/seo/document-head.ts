import { company } from '../../shared/company';

export interface PageHead {
  /** Without the company's name. */
  title: string;
  description: string;
  /** Of the canonical address; without it, the page is not indexed. */
  path?: string;
  /** Source of the social picture; by default the company's. */
  image?: string;
  /** The social picture as encoded by the build. */
  socialPicture?: string;
  article?: { section: string; publishedOn?: string; modifiedAt: string };
}

/** Of the page's only JSON-LD element. */
export const STRUCTURED_DATA_TYPE = 'application/ld+json';

export function structuredDataElement(document: Document): HTMLScriptElement | null {
  return document.head.querySelector(`script[type="${STRUCTURED_DATA_TYPE}"]`);
}

/** Whether the head is up to date, as in prerendered HTML. */
export function describesPage(document: Document, path: string | undefined): boolean {
  return path !== undefined && structuredDataElement(document)?.dataset.page === path;
}

/** The blog's is its heading. */
export function routeTitle({ path, title }: { path: string; title?: string }): string | undefined {
  return path === '/blog' ? company.get().blog_title || title : title;
}

/** With the company's name. */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  return `${title} | ${company.get().name}`;
}
