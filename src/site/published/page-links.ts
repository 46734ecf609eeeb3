import { publishedRows } from '../../shared/content/content-store';
import type { PageLink } from '../data/page-links';

/** A build puts the pages that the owner has made here (build/plugins/site-content.ts). */
export default publishedRows<PageLink>('page_links');
