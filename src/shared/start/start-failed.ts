/** Says, or no longer says, that the page has not loaded in full (index.html). */
export function sayStartFailed(isFailed: boolean): void {
  document.getElementById('start-failed')?.toggleAttribute('hidden', !isFailed);
}

/** Says so until there is a connection again; later, because browsers abort the scripts of a page that is being left. */
export async function whenOnline(isMissing = () => true): Promise<void> {
  const timer = setTimeout(() => isMissing() && sayStartFailed(true), 3000);
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  clearTimeout(timer);
  sayStartFailed(false);
}
