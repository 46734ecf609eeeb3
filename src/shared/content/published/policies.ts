import { publishedContent } from '../content-store';
import { publishedDefaults } from './defaults';

/** Builds and development put a literal in the place of the defaults (build/plugins/site-content.ts). */
export default publishedContent('policies', publishedDefaults.policies);
