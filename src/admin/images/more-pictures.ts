import { createContext } from 'react';

/** Handles further files chosen for the picture at `source`; resolves to the problem of files not taken. */
export type TakeMore = (files: readonly File[], source: string) => Promise<string | undefined>;

export const MorePictures = createContext<TakeMore | undefined>(undefined);
