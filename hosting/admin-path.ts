/** The admin is below this path, the visitors' application everywhere else. */
export const ADMIN_PATH = '/admin';

export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`);
}

/** `*` at the end of a pattern matches any rest. */
export function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}
