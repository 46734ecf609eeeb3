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

export function structuredDataElement(): HTMLScriptElement | null {
  return document.head.querySelector(`script[type="${STRUCTURED_DATA_TYPE}"]`);
}

/** Whether the head is up to date, as in prerendered HTML. */
export function describesPage(path: string | undefined): boolean {
  return path !== undefined && structuredDataElement()?.dataset.page === path;
}

interface Titled {
  path?: string;
  title?: string;
  search_title?: string | null;
}

/** The blog's is its heading; a post may have another one in search results. */
export function titleOf({ path, title, search_title }: Titled): string | undefined {
  return (path === '/blog' && company.get().blog_title) || search_title || title;
}

/** With the company's name. */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  return `${title} | ${company.get().name}`;
}
