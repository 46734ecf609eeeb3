import { PAGE_PREVIEW_PATH } from '../src/shared/page-preview.ts';
import { ADMIN_DOCUMENTS } from './admin-documents.ts';
import { ADMIN_PATH, matches } from './entries.ts';
import { PAGE_PREVIEW, PREVIEW_PAGE, PREVIEW_PATH } from './page-files.ts';
import { adminPolicy, sitePolicy, type PolicyOptions } from './content-security-policy.ts';

/** Headers for the paths that match; `*` stands for any rest of a path. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const YEAR_S = 31_536_000;
/** The policy of a page means nothing for a script or a picture, and its many hashes would delay each of them. */
const HASHED_ASSETS = {
  'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

/**
 * What is sent with every path, general rules first: where two set the same header, the later one counts. The one
 * table for `vite preview` and for the file that static hosts read.
 */
export function headerRules(options: PolicyOptions): HeaderRule[] {
  const admin = { 'Content-Security-Policy': adminPolicy(options) };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': sitePolicy(options),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Not of `autoplay`: a player that a visitor has started plays (src/site/sections/Video.tsx).
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
  ];
}

/** The headers of one path. */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  ) as Record<string, string>;
}
