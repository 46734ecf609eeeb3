/** Nobody waits long for this answer. */
const TIMEOUT_MS = 3_000;

/**
 * Whether the site's own HTML already knows a record's page: a page that was made by the build names its address as
 * canonical, the shell that stands in for newer ones does not.
 */
export async function checkPrerendered(path: string): Promise<boolean> {
  const answer = await fetch(path, {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const canonical = page
    .querySelector<HTMLLinkElement>('link[rel=canonical]')
    ?.getAttribute('href');
  return new URL(canonical ?? '/', window.location.origin).pathname === path;
}
