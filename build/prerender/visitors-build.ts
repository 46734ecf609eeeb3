import type { Rolldown } from 'vite';
import { chunksOf, filesOf, findChunk, withImports, type PageFiles } from './built-files.ts';

/**
 * What a page needs of the visitors' build to show the screen in a source file: the application's entry first, then
 * what the screen adds, and all they import.
 */
export function pageFiles(output: Rolldown.RolldownOutput, screenSource: string): PageFiles {
  const chunks = chunksOf(output);
  const entry = findChunk(chunks, (chunk) => chunk.isEntry, 'the application’s entry');
  const screen = findChunk(
    chunks,
    ({ facadeModuleId }) => facadeModuleId?.endsWith(`/${screenSource}`) === true,
    screenSource,
  );
  const all = (some: Rolldown.OutputChunk[]) => some.flatMap((chunk) => withImports(chunk, chunks));
  const needed = [...new Set(all([entry, screen]))];
  // The parts that a screen fetches later are in its HTML already, so their styles are needed now.
  const later = screen.dynamicImports.flatMap((fileName) => chunks.get(fileName) ?? []);
  return filesOf(output, needed, [...needed, ...all(later)]);
}
