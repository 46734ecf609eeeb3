import { privacyPolicy } from '../../../shared/content/defaults/pages/privacy-policy';
import { readablePage } from '../../data/readable-page';

/** For tests; builds and development put what is written in its place, cleaned (build/plugins/site-content.ts). */
export default readablePage({ ...privacyPolicy, updated_at: '' });
