import { publicTypesOf } from './public-type';
import { contentTypes } from './registry';

/** Every content type that visitors read. Builds put a literal in the place of this file (build/plugins/site-content.ts). */
export const publicTypes = publicTypesOf(contentTypes);

/** Written as a constant by builds, so that a site without any pays no byte for them. */
export const hasPublicTypes = publicTypes.length > 0;
