import { publishedRows } from '../../shared/content/content-store';
import type { PageLink } from './page-links';

/** A build puts the articles here that the sitemap page names (build/plugins/site-content.ts). */
export default publishedRows<PageLink>('popular_posts');
