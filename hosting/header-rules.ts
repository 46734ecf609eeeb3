import { PAGE_PREVIEW_PATH } from '../src/shared/route-table.ts';
import { ADMIN_DOCUMENTS } from './admin-documents.ts';
import { ADMIN_PATH, matches } from './admin-path.ts';
import { PAGE_PREVIEW, PREVIEW_PAGE, PREVIEW_PATH } from './page-files.ts';
import { adminPolicy, sitePolicy, type PolicyOptions } from './content-security-policy.ts';

/** `*` at the end of the path matches any rest. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const YEAR_S = 31_536_000;
/** A page's policy has no effect on assets, and its hashes cost bytes. */
const HASHED_ASSETS = {
  'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The site's own pictures may change under their name: a day, and then in the background. */
const PICTURES = { 'Cache-Control': `public, max-age=86400, stale-while-revalidate=${YEAR_S}` };

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

/** Response headers for `vite preview` and static hosts, general rules first: the later one wins. */
export function headerRules(options: PolicyOptions): HeaderRule[] {
  const admin = { 'Content-Security-Policy': adminPolicy(options) };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': sitePolicy(options),
        // Without it, browsers cache pages heuristically.
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Allows `autoplay`, for a player that the visitor started (src/site/sections/Video.tsx).
        'Permissions-Policy':
          'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': `max-age=${2 * YEAR_S}; includeSubDomains`,
      },
    },
    ...[PREVIEW_PATH, PREVIEW_PAGE, PAGE_PREVIEW_PATH, PAGE_PREVIEW].map((path) => ({
      path,
      headers: NOT_INDEXED,
    })),
    { path: ADMIN_PATH, headers: admin },
    { path: `${ADMIN_PATH}/*`, headers: admin },
    ...Object.values(ADMIN_DOCUMENTS).map((path) => ({ path, headers: admin })),
    { path: '/assets/*', headers: HASHED_ASSETS },
    { path: '/admin-assets/*', headers: HASHED_ASSETS },
    { path: '/pictures/*', headers: PICTURES },
  ];
}

export function headersOf(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  ) as Record<string, string>;
}
