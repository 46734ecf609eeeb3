import css from '@eslint/css';
import js from '@eslint/js';
import baseline from 'eslint-plugin-baseline-js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** shared ← site, shared ← admin; site and admin do not know each other (design, section 1). */
const importDirection = (files, groups, message, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: groups.map((group) => ({ group: [group].flat(), message })) },
    ],
  },
});

const ADMIN_LIBRARIES = ['@mui/*', 'react-admin', 'ra-*', '@supabase/supabase-js', '@tiptap/*'];

const OPENS_TABLES = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message: 'The browser opens its tables for it, 0.1 s on a phone: make it with once().',
};

const FAILS_AT_ONCE = {
  selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
  message: 'Code may not arrive at the first try: lazyPart() and laterPart() ask for it again.',
};

const SCRIPTS = ['**/*.{js,mjs,ts,tsx}'];

/** What every one of the three engines has; README, "Browsers". */
const BASELINE = 2024;

/** Beyond the baseline; where an engine lacks one of these, the page looks plainer and does all the same. */
const ENHANCEMENTS = {
  allowProperties: [
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
  allowSelectors: ['marker'],
};

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.netlify/',
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
    files: ['*.{js,ts}', '{supabase,hosting,scripts,tests,prerender}/**/*.{mjs,ts,tsx}'],
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
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-syntax': ['error', OPENS_TABLES],
    },
  },
  {
    files: ['src/admin/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'src/admin/later-part.tsx'],
    rules: {
      'no-restricted-syntax': ['error', OPENS_TABLES, FAILS_AT_ONCE],
    },
  },
  importDirection(
    ['src/site/**'],
    [['**/admin/**', '**/admin'], ADMIN_LIBRARIES],
    'The visitors’ app imports neither the admin nor its libraries.',
  ),
  importDirection(
    ['src/shared/**'],
    [['**/site/**', '**/admin/**'], ADMIN_LIBRARIES],
    'shared imports neither app.',
  ),
  importDirection(
    ['src/admin/**'],
    [['**/site/*', '!**/site/layout', '**/site/layout/*', '!**/site/layout/NavBar']],
    'Of the visitors’ app the admin shows the navigation bar, in src/admin/layout, and nothing else.',
    ['src/admin/preview/**'],
  ),
  importDirection(
    ['src/admin/**'],
    [['**/site/**']],
    'Only src/admin/layout may import the navigation bar, only src/admin/preview what shows content.',
    ['src/admin/layout/**', 'src/admin/preview/**'],
  ),
  importDirection(
    ['src/admin/preview/**'],
    [['**/site/*', '!**/site/components', '!**/site/screens', '!**/site/styles']],
    'A preview shows the visitors’ components; how their app works is not its business.',
  ),
);
