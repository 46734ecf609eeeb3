import type { Plugin } from 'vite';

const EFFECTS = '@emotion/use-insertion-effect-with-fallbacks';

/** Named as packages are, so that it comes in one file with emotion (admin-chunks.ts). */
const REPLACED = '\0/node_modules/@emotion/while-drawing';

const WHILE_DRAWING = `
export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();
export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';
`;

/**
 * Lets emotion write an element's styles while React draws it, as it does where React has no insertion effects. React
 * draws a page in slices, but runs its effects in one task, two thirds of which were these.
 */
export function stylesWhileDrawing(): Plugin {
  let isReplaced = false;
  return {
    name: 'styles-while-drawing',
    enforce: 'pre',
    resolveId(id) {
      if (id !== EFFECTS) return undefined;
      isReplaced = true;
      return REPLACED;
    },
    load: (id) => (id === REPLACED ? WHILE_DRAWING : undefined),
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`emotion no longer asks for ${EFFECTS}`);
    },
  };
}
