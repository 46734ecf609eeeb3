import css from '@eslint/css';
import js from '@eslint/js';
import baseline from 'eslint-plugin-baseline-js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports of these files that match are refused, types alike. A later rule for the same files replaces an earlier one. */
const refuse = (files, ...patterns) => ({
  files,
  ignores: ['**/*.test.*'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

/** The layers of src, each importing of those before it alone; site and admin do not know each other. */
const LAYERS = ['shared', 'schema', 'content-types', 'site', 'admin'];

/** The rooms of src/admin from the top: an import goes down this list. */
const ROOMS = [
  'app',
  'resources',
  'features',
  'crud',
  'preview',
  'fields',
  'editor',
  'images',
  'data',
  'ui',
];

const oneOf = (names) => `(^|/)(${names.join('|')})/`;

const ADMIN_LIBRARIES = [
  '^(@mui/|react-admin|ra-|@supabase/supabase-js|@tiptap/)',
  'The admin’s libraries are not for visitors.',
];

/** What of the visitors’ site the admin shows: the navigation bar over its pages, and content beside forms. */
const SITE_FOR = {
  app: 'layout/NavBar$',
  ui: 'layout/NavBar$',
  preview:
    '(components|screens|sections|styles|data/(fill-placeholders|named-records|readable-page|readable-post|reader)|layout/(Footer|NavBar|menu-tree)|revalidate/fetch-changes)(/|$)',
};

const OPENS_TABLES = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message: 'The browser opens its tables for it, 0.1 s on a phone: make it with memoize().',
};

const BUILDS_PATTERN = {
  selector:
    ':matches(NewExpression, CallExpression)[callee.name="RegExp"]:not([arguments.0.type="Literal"])',
  message:
    'A pattern of stored or typed text takes seconds for the wrong one: look for its pieces by indexOf(). One of our own words says so.',
};

const FAILS_AT_ONCE = {
  selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
  message: 'Code may not arrive at the first try: lazyWithRetry() asks for it again.',
};

const SCRIPTS = ['**/*.{js,mjs,ts,tsx}'];

/** What of the build reads the pages that it has written itself. */
const READS_OWN_PAGES = ['build/{admin,plugins}/**', 'build/prerender/{notice-band,page-html}.ts'];

/** What every one of the three engines has; CONTRIBUTING, "Browsers". */
const BASELINE = 2024;

/** Beyond the baseline; where an engine lacks one of these, the page looks plainer and does all the same. */
const ENHANCEMENTS = {
  allowProperties: [
    'accent-color',
    'orphans',
    'overscroll-behavior',
    'resize',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'widows',
  ],
  allowPropertyValues: {
    'break-after': ['avoid'],
    'font-family': ['ui-monospace'],
    'text-wrap': ['pretty'],
  },
  allowSelectors: ['details-content', 'marker'],
};

export default defineConfig(
  {
    ignores: [
      '.cache/',
      'dist/',
      'dist-*/',
      '.netlify/',
      '.wrangler/',
      'test-results/',
      'supabase/.temp/',
      'src/shared/database.types.ts',
    ],
  },
  { files: SCRIPTS, extends: [js.configs.recommended, tseslint.configs.strict] },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['*.{js,ts}', '{supabase,hosting,build,scripts,tests}/**/*.{mjs,ts,tsx}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: BASELINE, ...ENHANCEMENTS }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: BASELINE,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          // Asked for before they are used: sharing falls back on the clipboard, and that on a sentence.
          ignoreFeatures: ['share', 'async-clipboard'],
        },
      ],
    },
  },
  {
    // What reads stored, typed or imported text: no text makes a pattern take more than a few steps for each sign.
    files: ['{src,scripts/content,supabase,build}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', ...READS_OWN_PAGES],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: SCRIPTS,
    rules: {
      'no-console': 'off',
      eqeqeq: 'error',
      // Playwright names a fixture without dependencies by an empty pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['{hosting,build,supabase,scripts/content}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', BUILDS_PATTERN] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-syntax': ['error', OPENS_TABLES, BUILDS_PATTERN],
    },
  },
  {
    files: ['src/admin/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'src/admin/ui/lazy-with-retry.tsx'],
    rules: {
      'no-restricted-syntax': ['error', OPENS_TABLES, BUILDS_PATTERN, FAILS_AT_ONCE],
    },
  },
  ...LAYERS.slice(0, -1).map((layer, index) =>
    refuse(
      [`src/${layer}/**`],
      [oneOf(LAYERS.slice(index + 1)), `src/${layer} imports of the layers before it alone.`],
      ADMIN_LIBRARIES,
    ),
  ),
  ...ROOMS.map((room, index) =>
    refuse(
      [`src/admin/${room}/**`],
      [
        `(^|/)site/(?!${SITE_FOR[room] ?? 'nothing'})`,
        'Of the site the admin shows the navigation bar (ui) and content beside forms (preview).',
      ],
      ...(index > 0
        ? [[oneOf(ROOMS.slice(0, index)), `Imports go down the rooms: ${ROOMS.join(', ')}.`]]
        : []),
    ),
  ),
);
