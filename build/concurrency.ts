/** Works on all items, so many at the same time, in their order. */
export async function forEachConcurrently<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workThrough = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: count }, workThrough));
}

/** How often a long build says how far it is, in milliseconds. */
const EVERY_MS = 2000;

/** Counts pieces of work, each when it is done, and says now and then on the console how many of all are. */
export function progress(what: string, total: number): () => void {
  let done = 0;
  let reported = Date.now();
  return () => {
    done += 1;
    if (Date.now() - reported < EVERY_MS) return;
    reported = Date.now();
    console.log(`${what}: ${done} / ${total}`);
  };
}
