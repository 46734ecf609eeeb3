import publicTypes from 'virtual:public-types';
import { routeMetadataOf } from './route-metadata';

/** Every address with its names, for what is built or fetched later; the router has `virtual:addresses`. */
export const allRoutes = routeMetadataOf(publicTypes);

/** What is said of the address of a route. */
export const routeAt = (address: string) => allRoutes.find(({ path }) => path === address);
