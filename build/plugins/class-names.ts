import { hash } from 'node:crypto';
import { relative } from 'node:path';

const fileOf = new Map<string, string>();

/** Class name of a CSS module: `hero_k3F`, shorter than Vite's `_hero_1cjth_7`. Throws on a collision. */
export function className(name: string, file: string): string {
  const unique = `${name}_${hash('sha256', relative('.', file), 'base64url').slice(0, 3)}`;
  const other = fileOf.get(unique) ?? file;
  if (other !== file)
    throw new Error(`${other} and ${file} both get the class ${unique}: rename one`);
  fileOf.set(unique, file);
  return unique;
}
