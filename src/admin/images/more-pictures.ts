import { createContext } from 'react';

/**
 * Takes the files beyond the first that were chosen for the picture at `source`, where there is room for several; resolves
 * to what is wrong with those that are not taken.
 */
export type TakeMore = (files: readonly File[], source: string) => Promise<string | undefined>;

export const MorePictures = createContext<TakeMore | undefined>(undefined);
