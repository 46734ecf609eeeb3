import type { Rolldown } from 'vite';

/** The files of a build that a page needs, by their public addresses. */
export interface PageFiles {
  /** Each after those that it imports. */
  scripts: string[];
  styles: StyleFile[];
}

interface StyleFile {
  href: string;
  css: string;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export function chunksOf({ output }: Rolldown.RolldownOutput): Chunks {
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

export function findChunk(
  chunks: Chunks,
  isIt: (chunk: Rolldown.OutputChunk) => boolean,
  what: string,
): Rolldown.OutputChunk {
  const chunk = [...chunks.values()].find(isIt);
  if (!chunk) throw new Error(`The build has no chunk for ${what}`);
  return chunk;
}

/**
 * A chunk and all that it imports, each once, and after what it imports itself. Two files that import each other run in
 * an order that nobody chose, and what one needs of the other may not be there yet: such a build is refused.
 */
export function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: Chunks,
  importers: readonly Rolldown.OutputChunk[] = [],
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (importers.includes(chunk)) {
    const names = [...importers.slice(importers.indexOf(chunk)), chunk].map((one) => one.fileName);
    throw new Error(`Files of the first load import each other: ${names.join(' > ')}`);
  }
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((fileName) => {
    const found = chunks.get(fileName);
    return found ? withImports(found, chunks, [...importers, chunk], seen) : [];
  });
  return [...imported, chunk];
}

/** @param shown the chunks whose styles are needed, when those are more than the scripts */
export function filesOf(
  output: Rolldown.RolldownOutput,
  needed: readonly Rolldown.OutputChunk[],
  shown = needed,
): PageFiles {
  const styles = new Set(shown.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    scripts: needed.map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((fileName) => ({ href: `/${fileName}`, css: cssOf(output, fileName) })),
  };
}

function cssOf(output: Rolldown.RolldownOutput, fileName: string): string {
  const file = output.output.find((candidate) => candidate.fileName === fileName);
  if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${fileName}`);
  return String(file.source).trim();
}

/**
 * What a page needs of the visitors' build to show a screen: the application’s entry, what the screen adds, and all they import.
 * @param sources the file of the screen, and those of what it has fetched to be shown
 * @param sections of a page of sections: the source files of those that it hydrates at once, and of all
 */
export function pageFiles(
  output: Rolldown.RolldownOutput,
  sources: readonly string[],
  sections?: { atOnce: readonly string[]; all: readonly string[] },
): PageFiles {
  const chunks = chunksOf(output);
  const entry = findChunk(chunks, (chunk) => chunk.isEntry, 'the application’s entry');
  // By what a chunk holds: a screen that another one imports may stand in a chunk of both.
  const chunkOf = (source: string) =>
    findChunk(
      chunks,
      ({ moduleIds }) => moduleIds.some((id) => id === source || id.endsWith(`/${source}`)),
      source,
    );
  const screens = sources.map(chunkOf);
  const all = (some: Rolldown.OutputChunk[]) => some.flatMap((chunk) => withImports(chunk, chunks));
  const atOnce = sections?.atOnce.map(chunkOf) ?? [];
  const fetchedBy = (some: Rolldown.OutputChunk[]) =>
    some.flatMap(({ dynamicImports }) => dynamicImports).flatMap((name) => chunks.get(name) ?? []);
  const needed = [...new Set(all([entry, ...screens, ...atOnce]))];
  // The parts that a screen fetches later are in its HTML already, so their styles are needed now.
  const later = sections?.all.map(chunkOf) ?? fetchedBy(screens.slice(-1));
  return filesOf(output, needed, [...needed, ...all(later)]);
}
