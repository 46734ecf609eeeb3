import { sitemap } from '../../../shared/content/defaults/pages/sitemap';
import { readablePage } from '../../data/readable-page';

/** For tests; builds and development put what is written in its place, cleaned (build/plugins/site-content.ts). */
export default readablePage({ ...sitemap, updated_at: '' });
