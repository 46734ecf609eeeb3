import { pages } from './pages';
import { publicTypesOf, referredTypes } from './public-types-of';
import { contentTypes } from './registry';

/** Every content type that visitors read. Builds put a literal in the place of this file (build/plugins/site-content.ts). */
export const publicTypes = publicTypesOf(contentTypes);

/** The tables that the sections of pages name. */
export const pageReferences = referredTypes({ sections: pages.fields.sections }, contentTypes);
