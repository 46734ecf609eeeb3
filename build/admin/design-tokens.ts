import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TOKENS = 'src/shared/styles/tokens.css';
const TOKEN_MODULE = /\/src\/admin\/ui\/token\.ts$/;

/** Gives the admin's theme the design tokens where there is no document to ask for them. */
export function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: TOKEN_MODULE },
      handler: () =>
        `const values = ${JSON.stringify(tokenValues(readFileSync(TOKENS, 'utf8')))};
         export const token = (name) => values[name];`,
    },
  };
}

/** What a browser would answer for each custom property of the style sheet's first block. */
export function tokenValues(css: string): Record<string, string> {
  const [block = ''] = /:root \{[^}]*\}/.exec(css) ?? [];
  const declared = new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );
  const computed = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => computed(declared.get(name) ?? ''));
  return Object.fromEntries([...declared].map(([name, value]) => [name, computed(value)]));
}
