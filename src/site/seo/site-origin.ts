import { withoutFinalSlashes } from '../../shared/without-final-slashes.ts';

/** The site's own address, "https://www.example.com", when it is configured (VITE_SITE_URL); else empty. */
export const siteOrigin: string = withoutFinalSlashes(import.meta.env.VITE_SITE_URL ?? '');

/** A path of the site with its origin in front; addresses of other hosts stay as they are. */
export function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
