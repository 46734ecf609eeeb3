/** Something that visitors read, and that staff may change while they do. */
export interface Content<Value> {
  /** As it is at this moment; components read it with useContent(). */
  get: () => Value;
  /** As the build wrote it into HTML and script. */
  getBuilt: () => Value;
}

const listeners = new Set<() => void>();
/** The rows that hold at this moment, by table: of modules that are here, and of what has been read since. */
let current: RowsByTable = {};

/** Rows of content types as visitors read them. */
export type RowsByTable = Readonly<Record<string, readonly unknown[]>>;

/**
 * The rows of a table, as its module exports them (build/plugins/site-content.ts): those that it was built with, until newer
 * ones have been read.
 * @__NO_SIDE_EFFECTS__
 */
export function publishedRows<Row>(table: string, built: readonly Row[]): Content<readonly Row[]> {
  current = { [table]: built, ...current };
  return { get: () => current[table] as readonly Row[], getBuilt: () => built };
}

/** The rows that this page shows or may come to show, as far as its code is here. */
export const contentInUse = (): RowsByTable => current;

/** Puts what has been read in the place of what was built, also for code that comes later. */
export function setContent(read: RowsByTable): void {
  current = { ...current, ...read };
  for (const listener of listeners) listener();
}

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
  const getBuilt = derived((source) => source.getBuilt());
  const getChanged = derived((source) => source.get());
  // The same object while nothing has changed: another one would draw what is being hydrated anew.
  const isBuilt = () => all.every((source) => source.get() === source.getBuilt());
  return { get: () => (isBuilt() ? getBuilt() : getChanged()), getBuilt };
}
