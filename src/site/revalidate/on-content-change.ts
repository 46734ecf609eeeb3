/** Resolves after the refetch is rendered. */
type Refetch = (changed: readonly string[]) => Promise<unknown>;

const readers = new Set<Refetch>();

/** Registers a refetch of pages or posts after a change; returns the unsubscribe function. */
export function onContentChange(read: Refetch): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

export async function refetchAfterChange(changed: readonly string[]): Promise<void> {
  await Promise.all([...readers].map((read) => read(changed)));
}
