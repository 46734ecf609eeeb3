import { addressesOf } from './site-entry';
import { siteEntries } from './site-entries';

/** Every address in the order of matching. Builds put a literal in the place of this file (build/plugins/site-content.ts). */
export const addresses = addressesOf(siteEntries);
