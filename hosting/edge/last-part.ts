/** What stands behind `before` in an address, where that is one part; a malformed one is none. */
export function lastPart(pathname: string, before: string): string | undefined {
  if (!pathname.startsWith(before)) return undefined;
  const part = pathname.slice(before.length);
  try {
    return part.includes('/') ? undefined : decodeURIComponent(part) || undefined;
  } catch {
    return undefined;
  }
}
