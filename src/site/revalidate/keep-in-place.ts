/** Reading position, as a share of the viewport's height. */
const READING_AT = 0.4;

/**
 * Changes the page without moving what is read: scroll anchoring, which Safari lacks. Not at the top of the page, where
 * inserted content should be visible.
 */
export function keepInPlace(change: () => void): void {
  if (window.scrollY <= 0) return change();
  const read = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * READING_AT);
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  if (read?.isConnected) window.scrollBy(0, read.getBoundingClientRect().top - before);
}
