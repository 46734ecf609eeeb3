/** Where a reader's eyes are, from the top of the window. */
const READING_AT = 0.4;

/** Changes the page without moving what is being read: what was there before stays at its height (Safari has no scroll anchoring). */
export function keepInPlace(change: () => void): void {
  const read = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * READING_AT);
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  if (read?.isConnected) window.scrollBy(0, read.getBoundingClientRect().top - before);
}
