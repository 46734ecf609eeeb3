import type { Rolldown } from 'vite';
import { chunksOf, filesOf, findChunk, withImports, type PageFiles } from './built-files.ts';

/**
 * What a page needs of the visitors' build to show the screen in a source file: the application's entry first, then
 * what the screen adds, and all they import.
 * @param sections of a page of sections: the source files of those that it hydrates at once, and of all
 */
export function pageFiles(
  output: Rolldown.RolldownOutput,
  screenSource: string,
  sections?: { atOnce: readonly string[]; all: readonly string[] },
): PageFiles {
  const chunks = chunksOf(output);
  const entry = findChunk(chunks, (chunk) => chunk.isEntry, 'the application’s entry');
  // By what a chunk holds: a screen that another one imports may stand in a chunk of both.
  const chunkOf = (source: string) =>
    findChunk(chunks, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)), source);
  const screen = chunkOf(screenSource);
  const all = (some: Rolldown.OutputChunk[]) => some.flatMap((chunk) => withImports(chunk, chunks));
  const atOnce = sections?.atOnce.map(chunkOf) ?? [];
  const needed = [...new Set(all([entry, screen, ...atOnce]))];
  // The parts that a screen fetches later are in its HTML already, so their styles are needed now.
  const later =
    sections?.all.map(chunkOf) ??
    screen.dynamicImports.flatMap((fileName) => chunks.get(fileName) ?? []);
  return filesOf(output, needed, [...needed, ...all(later)]);
}
