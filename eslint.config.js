import js from '@eslint/js';
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
  js.configs.recommended,
  tseslint.configs.strict,
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
    files: ['*.{js,ts}', '{supabase,hosting,scripts,tests,prerender}/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.node },
  },
  {
    rules: {
      'no-console': 'off',
      eqeqeq: 'error',
      // Playwright names a fixture without dependencies by an empty pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
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
  ),
  importDirection(
    ['src/admin/**'],
    [['**/site/**']],
    'Only src/admin/layout may import the navigation bar.',
    ['src/admin/layout/**'],
  ),
);
