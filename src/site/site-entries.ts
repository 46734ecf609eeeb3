import publicTypes from 'virtual:public-types';
import { entriesOf } from './site-entry';

/** Every address with its names, for what is built or fetched later; the router has `virtual:addresses`. */
export const siteEntries = entriesOf(publicTypes);

/** What is said of the address of a route. */
export const entryAt = (address: string) => siteEntries.find(({ path }) => path === address);
