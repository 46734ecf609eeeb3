import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, { version?: string; resolved?: string }>;
}

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const lock = read<Lockfile>('package-lock.json');

const copiesOf = (name: string) =>
  Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));

describe('dependencies', () => {
  it.each(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))(
    '%s is pinned exactly and locked to that version',
    (name, asked) => {
      const version = asked.replace(/^npm:.+@/, '');
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/);
      expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
    },
  );

  it.each([
    'react',
    'react-dom',
    // React's own: another copy would be told how long its slices are, and React would not.
    'scheduler',
    'react-router',
    '@mui/material',
    '@tanstack/react-query',
    'ra-core',
    '@tiptap/core',
    '@tiptap/pm',
    '@tiptap/react',
    '@supabase/supabase-js',
    'sharp',
  ])('there is one copy of %s', (name) => {
    expect(copiesOf(name)).toEqual([`node_modules/${name}`]);
  });
});
