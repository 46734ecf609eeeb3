/** A value derived from content; an external store for useContent(). */
export interface Content<Value> {
  /** The current value. */
  get: () => Value;
  /** The value at build time, for hydration. */
  getBuilt: () => Value;
}

const listeners = new Set<() => void>();
/** Current rows by table: of loaded modules, replaced by revalidation. */
let current: RowsByTable = {};

/** Readable rows of content types. */
export type RowsByTable = Readonly<Record<string, readonly unknown[]>>;

/**
 * Content of a table's virtual module (build/plugins/site-content.ts): the built rows, until revalidated.
 * @__NO_SIDE_EFFECTS__
 */
export function publishedRows<Row>(table: string, built: readonly Row[]): Content<readonly Row[]> {
  current = { [table]: built, ...current };
  return { get: () => current[table] as readonly Row[], getBuilt: () => built };
}

/** Current rows of all loaded modules. */
export const contentInUse = (): RowsByTable => current;

/** Replaces built rows, also for modules that load later. */
export function setContent(read: RowsByTable): void {
  current = { ...current, ...read };
  for (const listener of listeners) listener();
}

/** Returns the unsubscribe function. */
export function subscribeToContent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Content derived from other content, such as texts that quote the company; memoised.
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
  // The same object until a change: a new one would rerender during hydration.
  const isBuilt = () => all.every((source) => source.get() === source.getBuilt());
  return { get: () => (isBuilt() ? getBuilt() : getChanged()), getBuilt };
}
