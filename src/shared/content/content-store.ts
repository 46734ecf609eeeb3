import type { SiteContent } from './site-content.ts';

/** Something that visitors read, and that staff may change while they do. */
export interface Content<Value> {
  /** As it is at this moment; components read it with useContent(). */
  get: () => Value;
  /** As the build wrote it into HTML and script. */
  getBuilt: () => Value;
}

type ContentName = keyof SiteContent;

const listeners = new Set<() => void>();
/** What holds at this moment, of content whose code is here and of what has been read since. */
let current: Record<string, unknown> = {};
let isChanged = false;

/**
 * What a module of `published` exports: what it was built with, until something newer has been read.
 * @__NO_SIDE_EFFECTS__
 */
export function publishedContent<Name extends ContentName>(
  name: Name,
  built: SiteContent[Name],
): Content<SiteContent[Name]> {
  return createContent(name, built);
}

/**
 * The rows of a content type that says `public`, as its module of src/site/published exports them.
 * @__NO_SIDE_EFFECTS__
 */
export function publishedRows<Row>(
  table: string,
  built: readonly Row[] = [],
): Content<readonly Row[]> {
  return createContent(rowsOf(table), built);
}

const ROWS = 'rows of ';
type RowsName = `${typeof ROWS}${string}`;

/** What the store calls the rows of a table. */
export const rowsOf = (table: string): RowsName => `${ROWS}${table}`;

function createContent<Value>(name: string, built: Value): Content<Value> {
  current[name] ??= built;
  return { get: () => current[name] as Value, getBuilt: () => built };
}

/** Everything that this page shows or may come to show of the content, as far as its code is here. */
export function contentInUse(): readonly unknown[] {
  return Object.values(current);
}

/** The rows of those content types whose code is here. */
export function rowsInUse(): RowsByName {
  const rows = Object.entries(current).filter(([name]) => name.startsWith(ROWS));
  return Object.fromEntries(rows) as RowsByName;
}

/** Puts what has been read in the place of what was built, also for code that comes later. */
export function setContent(read: Partial<SiteContent> | RowsByName): void {
  current = { ...current, ...read };
  isChanged = true;
  for (const listener of listeners) listener();
}

/** Whether anything newer than the build has been read: what quotes it may be old. */
export const contentHasChanged = (): boolean => isChanged;

/** Rows of content types as visitors read them, under the store's names. */
export type RowsByName = Readonly<Record<RowsName, readonly unknown[]>>;

/** Rows of content types as visitors read them. */
export type RowsByTable = Readonly<Record<string, readonly unknown[]>>;

/** Calls `listener` after each change, until what is given back is called. */
export function subscribeToContent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What follows from other content: words that quote the company, say. Made again only when one of them has changed.
 * @__NO_SIDE_EFFECTS__
 */
export function derivedContent<Sources extends readonly unknown[], Value>(
  sources: { readonly [Index in keyof Sources]: Content<Sources[Index]> },
  derive: (...values: Sources) => Value,
): Content<Value> {
  const all = sources as readonly Content<unknown>[];
  const derived = (read: (source: Content<unknown>) => unknown) => {
    let from: readonly unknown[] | undefined;
    let value: Value;
    return () => {
      const now = all.map(read);
      if (!from || now.some((source, index) => source !== from?.[index])) {
        value = derive(...(now as unknown as Sources));
      }
      from = now;
      return value;
    };
  };
  return { get: derived(({ get }) => get()), getBuilt: derived(({ getBuilt }) => getBuilt()) };
}
