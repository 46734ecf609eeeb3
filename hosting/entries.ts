/** Which HTML entry answers a path: the staff app under /admin, the visitors' app everywhere else. The one place of this rule. */
export const ADMIN_PATH = '/admin';

export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`);
}

/** Whether a path is one of a pattern, as hosts write it: `*` at its end stands for any rest. */
export function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}
