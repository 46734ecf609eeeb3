import { pages } from './pages';
import { publicTypesOf, readTypesOf, referredTypes } from './public-types-of';
import { contentTypes } from './registry';

/*
 * What the schemas say of visitors' reading, for who has the schemas: the build, the admin, and what is fetched once something
 * has changed. A page of visitors knows `virtual:public-types`.
 */

/** The content types with addresses of their own. */
export const publicTypes = publicTypesOf(contentTypes);

/** Every content type that visitors read, but posts and pages. */
export const readTypes = readTypesOf(contentTypes);

/** The tables that the sections of pages name. */
export const pageReferences = referredTypes({ sections: pages.fields.sections }, contentTypes);
