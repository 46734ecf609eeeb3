import type { Rolldown } from 'vite';
import {
  chunksOf,
  filesOf,
  findChunk,
  withImports,
  type PageFiles,
} from '../prerender/built-files.ts';

/** What the admin's document loads, the entry first. */
export function entryFiles(output: Rolldown.RolldownOutput): PageFiles {
  const chunks = chunksOf(output);
  const entry = findChunk(chunks, (chunk) => chunk.isEntry, 'the admin’s entry');
  return filesOf(output, withImports(entry, chunks));
}
