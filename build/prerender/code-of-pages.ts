import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { SiteBundle } from './site-bundle.ts';

/** Everything that goes into a page beside what the database holds: two builds with the same make the same pages. */
export function codeOfPages(
  { source }: SiteBundle,
  { output }: Rolldown.RolldownOutput,
  template: string,
): string[] {
  const folder = import.meta.dirname;
  const steps = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return [
    source,
    template,
    // Their names hold a hash of their content.
    ...output.map(({ fileName }) => fileName).sort(),
    ...steps.sort().map((file) => readFileSync(join(folder, file), 'utf8')),
  ];
}
