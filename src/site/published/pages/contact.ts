import { contact } from '../../../shared/content/defaults/pages/contact';
import { readablePage } from '../../data/readable-page';

/** A build puts what staff have published here in its place, cleaned (build/plugins/site-content.ts). */
export default readablePage(contact);
