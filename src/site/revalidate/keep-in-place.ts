/** Where a reader's eyes are, from the top of the window. */
const READING_AT = 0.4;

/**
 * Changes the page without moving what is being read: what was there before stays at its height (Safari has no scroll
 * anchoring). At the top of the page nobody has read anything yet: what comes above the rest pushes it down, and is seen.
 */
export function keepInPlace(change: () => void): void {
  if (window.scrollY <= 0) return change();
  const read = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * READING_AT);
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  if (read?.isConnected) window.scrollBy(0, read.getBoundingClientRect().top - before);
}
