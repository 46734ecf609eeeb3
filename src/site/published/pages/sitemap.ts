import { sitemap } from '../../../shared/content/defaults/pages/sitemap';
import { readablePage } from '../../data/readable-page';

/** A build puts what staff have published here in its place, cleaned (build/plugins/site-content.ts). */
export default readablePage(sitemap);
