import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const fileOf = new Map<string, string>();

/**
 * The name that a class of a CSS module has in a build: `hero_k3F`. Pages and scripts repeat it, so it is shorter than
 * Vite's `_hero_1cjth_7`; that no two are the same is checked.
 */
export function className(name: string, file: string): string {
  const hash = createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 3);
  const unique = `${name}_${hash}`;
  const other = fileOf.get(unique) ?? file;
  if (other !== file)
    throw new Error(`${other} and ${file} both get the class ${unique}: rename one`);
  fileOf.set(unique, file);
  return unique;
}
