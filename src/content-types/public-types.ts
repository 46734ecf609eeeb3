import { publicTypesOf } from './public-type';
import { contentTypes } from './registry';

/** Every content type that visitors read. Builds put a literal in the place of this file (build/plugins/site-content.ts). */
export const publicTypes = publicTypesOf(contentTypes);
