import { isAdminPath } from '../../../hosting/admin-path';

/** Whether the router follows a link: not to a file, such as a price list, to the admin or elsewhere. */
export function isScreenAddress(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return /^[/?#]/.test(href) && !isAdminPath(path) && !/\.\w+$/.test(path);
}
