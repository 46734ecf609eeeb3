import type { Rolldown } from 'vite';

/** A page's files of the build, by public address. */
export interface PageFiles {
  /** In import order. */
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
 * A chunk with its static imports, in import order. Throws on circular imports, whose evaluation order is arbitrary.
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

/** @param shown chunks whose styles are needed; by default, those of the scripts */
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
 * Files for a screen: of the entry, of the screen, and of their imports.
 * @param sources source files of the screen, and of what it has loaded
 * @param sections source files of a page's sections: those hydrated at once, and all
 */
export function pageFiles(
  output: Rolldown.RolldownOutput,
  sources: readonly string[],
  sections?: { atOnce: readonly string[]; all: readonly string[] },
): PageFiles {
  const chunks = chunksOf(output);
  const entry = findChunk(chunks, (chunk) => chunk.isEntry, 'the application’s entry');
  // By content, not name: a shared screen may be in a common chunk.
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
  // Lazy parts are in the HTML, so their styles are needed.
  const later = sections?.all.map(chunkOf) ?? fetchedBy(screens.slice(-1));
  return filesOf(output, needed, [...needed, ...all(later)]);
}
