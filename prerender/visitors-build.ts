import type { Rolldown } from 'vite';

/** The files of a build that a page needs, by their public addresses. */
export interface PageFiles {
  /** The application's entry first, then what the screen adds. */
  scripts: string[];
  styles: StyleFile[];
}

export interface StyleFile {
  href: string;
  css: string;
}

/** What a page needs of the visitors' build to show the screen in a source file: the entry, the screen, all they import. */
export function pageFiles(output: Rolldown.RolldownOutput, screenSource: string): PageFiles {
  const chunks = chunksOf(output);
  const entry = find(chunks, (chunk) => chunk.isEntry, 'the application’s entry');
  const screen = find(
    chunks,
    ({ facadeModuleId }) => facadeModuleId?.endsWith(`/${screenSource}`) === true,
    screenSource,
  );
  const needed = [...new Set([entry, screen].flatMap((chunk) => withImports(chunk, chunks)))];
  // The parts that a screen fetches later are in its HTML already, so their styles are needed now.
  const later = screen.dynamicImports.flatMap((fileName) => chunks.get(fileName) ?? []);
  const shown = [...needed, ...later.flatMap((chunk) => withImports(chunk, chunks))];
  const styles = new Set(shown.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    scripts: needed.map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((fileName) => ({ href: `/${fileName}`, css: cssOf(output, fileName) })),
  };
}

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export function chunksOf({ output }: Rolldown.RolldownOutput): Chunks {
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

export function find(
  chunks: Chunks,
  isIt: (chunk: Rolldown.OutputChunk) => boolean,
  what: string,
): Rolldown.OutputChunk {
  const chunk = [...chunks.values()].find(isIt);
  if (!chunk) throw new Error(`The build has no chunk for ${what}`);
  return chunk;
}

function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: Chunks,
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((fileName) => {
    const found = chunks.get(fileName);
    return found ? withImports(found, chunks, seen) : [];
  });
  return [chunk, ...imported];
}

export function cssOf(output: Rolldown.RolldownOutput, fileName: string): string {
  const file = output.output.find((candidate) => candidate.fileName === fileName);
  if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${fileName}`);
  return String(file.source).trim();
}
