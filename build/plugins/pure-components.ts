import type { Plugin } from 'vite';

/**
 * Leaves out components of the router that no page renders (Link, Form), with all that they import: 4 kB of every visit. The
 * bundler keeps them for their `displayName` and the call that makes them, which are for React's developer tools alone.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (?=React\d*\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
