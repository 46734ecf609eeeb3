import { contentDefaults } from '../defaults/content-defaults';
import { siteContentOf } from '../site-content-of';

/** What visitors read as long as nobody has written a table. */
export const { content: publishedDefaults } = siteContentOf(contentDefaults);
