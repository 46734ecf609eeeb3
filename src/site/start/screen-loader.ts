import { createContext } from 'react';

/** Preloads the screen of a path. A context, since screens cannot import the routes. */
export const ScreenLoader = createContext<(path: string) => unknown>(() => undefined);
