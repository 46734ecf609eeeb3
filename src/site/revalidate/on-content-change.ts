/** Reads something again that these tables may have changed; settles once it is shown. */
type ReadAgain = (changed: readonly string[]) => Promise<unknown>;

const readers = new Set<ReadAgain>();

/** What is shown beside the rows of tables, a page or posts, is read again by this after a change, until what is given back is called. */
export function onContentChange(read: ReadAgain): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** Reads all of it again. */
export async function refetchAfterChange(changed: readonly string[]): Promise<void> {
  await Promise.all([...readers].map((read) => read(changed)));
}
