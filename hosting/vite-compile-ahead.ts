import type { Plugin } from 'vite';
import { RIGHT_AFTER } from './admin-chunks.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks V8 to compile what the entry imports, and what comes right after it, while it is fetched, beside the page: else
 * each function is compiled when it is first called, a third of the time that a phone cannot answer in. To other engines
 * it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    generateBundle: {
      // V8 heeds the first line alone, which Vite takes for the names of what is imported later.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = chunks.filter(({ isEntry, name }) => isEntry || RIGHT_AFTER.includes(name));
        const names = new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        for (const chunk of chunks) {
          if (names.has(chunk.fileName)) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
