import { partTypesOf } from './public-types-of';
import { contentTypes } from './registry';

/** Every content type that is read in parts of the site's pages; builds put a literal in its place, as of `publicTypes`. */
export const partTypes = partTypesOf(contentTypes);
