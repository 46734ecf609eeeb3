import { privacyPolicy } from '../../../shared/content/defaults/pages/privacy-policy';
import { readablePage } from '../../data/readable-page';

/** A build puts what staff have published here in its place, cleaned (build/plugins/site-content.ts). */
export default readablePage(privacyPolicy(import.meta.env.VITE_ENQUIRIES));
