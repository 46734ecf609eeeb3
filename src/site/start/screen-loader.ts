import { createContext } from 'react';

/** Fetches the code of the screen at a path ahead of a visit; a context, because screens cannot import the routes they are part of. */
export const ScreenLoader = createContext<(path: string) => unknown>(() => undefined);
