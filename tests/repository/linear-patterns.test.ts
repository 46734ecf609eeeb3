import { ESLint } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

/** What reads stored, typed or imported text. Of the build, all but what reads the pages that it has written itself. */
const READERS = ['src', 'scripts/content', 'supabase', 'build'];
const OWN_PAGES = [
  '**/*.test.*',
  'build/{admin,plugins}/**',
  'build/prerender/{notice-band,page-html}.ts',
];

/** By how a pattern is built, not by a clock: whether some text makes it take more steps than a few for each sign. */
const linear = new ESLint({
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: [
    { ignores: [...OWN_PAGES, 'supabase/.temp/'] },
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { regexp },
      languageOptions: {
        parser: tseslint.parser as never,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': 'error',
      },
    },
  ],
});

const problemsOf = (results: ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ line, message }) => `${filePath}:${line} ${message}`),
  );

it('no pattern that reads a text from elsewhere takes longer than the text is long', async () => {
  expect(problemsOf(await linear.lintFiles(READERS))).toEqual([]);
}, 120_000);

it.each([String.raw`/\{\{\s*([^{}]*?)\s*\}\}/g`, String.raw`/\/+$/`, String.raw`/(a+)+b/`])(
  'finds %s',
  async (pattern) => {
    const code = `export const pattern = ${pattern};`;
    expect(problemsOf(await linear.lintText(code, { filePath: 'src/some.ts' }))).not.toEqual([]);
  },
);
