import { pages } from './pages';
import { publicTypesOf, readTypesOf, referredTypes } from './derive-public-types';
import { contentTypes } from './registry';

/*
 * Needs all schemas: for the build, the admin and revalidation. Visitors' pages use `virtual:public-types`.
 */

/** Content types with pages. */
export const publicTypes = publicTypesOf(contentTypes);

/** Public content types, except posts and pages. */
export const readTypes = readTypesOf(contentTypes);

/** Tables referenced by sections. */
export const pageReferences = referredTypes({ sections: pages.fields.sections }, contentTypes);
