import type { Rolldown } from 'vite';
import { chunksOf, cssOf, find, type Chunks, type PageFiles } from '../visitors-build.ts';

/** What the admin's document loads, each script after those that it imports. */
export function entryFiles(output: Rolldown.RolldownOutput): PageFiles {
  const chunks = chunksOf(output);
  const entry = find(chunks, (chunk) => chunk.isEntry, 'the admin’s entry');
  const needed = [...withImportsFirst(entry, chunks)];
  const styles = new Set(
    needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return {
    scripts: needed.map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((file) => ({ href: `/${file}`, css: cssOf(output, file) })),
  };
}

function withImportsFirst(
  chunk: Rolldown.OutputChunk,
  chunks: Chunks,
  seen = new Set<Rolldown.OutputChunk>(),
  ordered = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (seen.has(chunk)) return ordered;
  seen.add(chunk);
  for (const fileName of chunk.imports) {
    const imported = chunks.get(fileName);
    if (imported) withImportsFirst(imported, chunks, seen, ordered);
  }
  return ordered.add(chunk);
}
