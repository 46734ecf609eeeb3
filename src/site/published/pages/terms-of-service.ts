import { termsOfService } from '../../../shared/content/defaults/pages/terms-of-service';
import { readablePage } from '../../data/readable-page';

/** For tests; builds and development put what is written in its place, cleaned (build/plugins/site-content.ts). */
export default readablePage({ ...termsOfService, updated_at: '' });
