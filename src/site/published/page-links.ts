import { publishedRows } from '../../shared/content/content-store';

/** A page that the owner has made, as a list names it. */
export interface PageLink {
  path: string;
  title: string;
}

/** A build puts the pages that the owner has made here (build/plugins/site-content.ts). */
export default publishedRows<PageLink>('page_links');
