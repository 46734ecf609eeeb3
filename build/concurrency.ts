/** Processes items in order, at most `count` in parallel. */
export async function forEachConcurrently<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

/** Interval of progress lines. */
const EVERY_MS = 2000;

/** Logs "what: done / total" at intervals; call it once per item. */
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
