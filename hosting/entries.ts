/** Which HTML entry answers a path: the staff app under /admin, the visitors' app everywhere else. The one place of this rule. */
export const ADMIN_PATH = '/admin';

export function isAdminPath(pathname: string): boolean {
  return pathname === ADMIN_PATH || pathname.startsWith(`${ADMIN_PATH}/`);
}
