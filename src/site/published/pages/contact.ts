import { contact } from '../../../shared/content/defaults/pages/contact';
import { readablePage } from '../../data/readable-page';

/** For tests; builds and development put what is written in its place, cleaned (build/plugins/site-content.ts). */
export default readablePage({ ...contact, updated_at: '' });
