import { createContext } from 'react';

/** Preloads the screen of a path. A context, since screens cannot import the routes. */
export const ScreenLoaderContext = createContext<(path: string) => unknown>(() => undefined);
