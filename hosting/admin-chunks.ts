import type { Rolldown } from 'vite';

/** What the entry imports, and what that imports; the rest comes when something asks for it. */
const FIRST: Pick<Rolldown.CodeSplittingGroup, 'tags'> = { tags: ['$initial'] };

/** By name, each with the packages in it; in this order none imports from a later one. */
const LIBRARIES: Record<string, RegExp> = {
  // Run before anything that asks for what it mends.
  storage: /\/storage-or-memory\./,
  react: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/react-first\./,
  styles:
    /\/node_modules\/(?:@mui\/(?!material|icons)|@emotion|@babel|clsx|hoist-non-react-statics|prop-types|react-is|stylis)/,
  // Makes a theme of its own when it is run, which takes as long as the rest of MUI.
  theme: /\/node_modules\/@mui\/material\/(?:esm\/)?(?:styles|colors|InitColorSchemeScript)\//,
  mui: /\/node_modules\/(?:@mui|@popperjs|dom-helpers|react-transition-group)\//,
  router: /\/node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser)\//,
  libraries: /\/node_modules\/(?!ra-|react-admin)/,
  'react-admin': /\/node_modules\//,
  form: /./,
};

/** By name, what is asked for together after the form, with what it needs: a request costs a phone several milliseconds. */
const LATER: Record<string, RegExp> = {
  supabase: /\/(?:supabase-client|TableWatch|check-connection)\.tsx?$/,
  records: /\/stored-records\.ts$/,
  beside: /\/(?:ToastRegion|LeaveDialog|TextRemarks|SearchResultPreview|BlogPostPreview)\.tsx$/,
};

/** The names of those files. */
export const RIGHT_AFTER: readonly string[] = Object.keys(LATER);

/**
 * What the admin's form waits for, in a few files: left to itself the bundler makes one of every set of modules that
 * some screens share, 150 in all, which compress badly and are asked for one after the other. Each is small enough to
 * be run in a task that nobody notices.
 */
export const ADMIN_CHUNKS: Rolldown.CodeSplittingOptions = {
  // With its imports a group would take what only later parts need.
  includeDependenciesRecursively: false,
  groups: [
    ...Object.entries(LIBRARIES).map(([name, test]) => ({ ...FIRST, name, test })),
    ...Object.entries(LATER).map(([name, test]) => ({
      name,
      test,
      includeDependenciesRecursively: true,
    })),
  ].map((group, index, { length }) => ({ ...group, priority: length - index })),
};
