import type { Rolldown } from 'vite';

/** What the entry imports, and what that imports; the rest comes when something asks for it. */
const FIRST: Pick<Rolldown.CodeSplittingGroup, 'tags'> = { tags: ['$initial'] };

/**
 * What the admin's form waits for, in a few files: left to itself the bundler makes one of every set of modules that
 * some screens share, 150 in all, which compress badly and are asked for one after the other. In this order none
 * imports from a later one.
 */
export const ADMIN_CHUNKS: Rolldown.CodeSplittingOptions = {
  // With its imports a group would take what only later parts need.
  includeDependenciesRecursively: false,
  groups: [
    {
      ...FIRST,
      name: 'react',
      test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
      priority: 5,
    },
    {
      ...FIRST,
      name: 'mui',
      test: /\/node_modules\/(?:@mui|@emotion|@popperjs|@babel|clsx|hoist-non-react-statics|prop-types|react-is|react-transition-group|stylis|dom-helpers)\//,
      priority: 4,
    },
    { ...FIRST, name: 'libraries', test: /\/node_modules\//, priority: 3 },
    { ...FIRST, name: 'form', priority: 2 },
  ],
};
