import { withoutFinalSlashes } from '../../shared/without-final-slashes.ts';

/** VITE_SITE_URL, such as "https://www.example.com", or ''. */
export const siteOrigin: string = withoutFinalSlashes(import.meta.env.VITE_SITE_URL ?? '');

/** Prepends the origin to a path. */
export function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
