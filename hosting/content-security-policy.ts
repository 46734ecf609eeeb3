import { hash } from 'node:crypto';

/** Map of the contact page. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';
/** Players of src/site/sections/Video.tsx, loaded on play. */
const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export interface PolicyOptions {
  /** Of a hosted Supabase project; by default the site's own. */
  supabaseOrigin?: string;
  /** Inline scripts of the visitors' pages. */
  inlineScripts?: readonly string[];
  /** Inline scripts of the admin's pages. */
  adminScripts?: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** Of both applications; denies by default (Content Security Policy Level 3). */
function common({ supabaseOrigin }: PolicyOptions): Directives {
  const api = supabaseOrigin ? [supabaseOrigin] : [];
  return {
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...api],
    // Posts may have pictures from any https address (docs/security.md); first pictures are inlined as `data:`.
    'img-src': ["'self'", 'https:', 'data:', ...api],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** Inline scripts by hash only. */
export function sitePolicy(options: PolicyOptions): string {
  return serialise({
    ...common(options),
    'script-src': ["'self'", ...hashesOf(options.inlineScripts ?? [])],
    // Restricted per page by ownStylesPolicy.
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-src': [MAP_ORIGIN, ...VIDEO_ORIGINS],
  });
}

/**
 * A page's `meta` policy: inline styles by hash only. Not in the header, whose lines Cloudflare Pages limits to 2,000
 * characters.
 */
export function ownStylesPolicy(styles: string): string {
  return serialise({ 'style-src': ["'self'", ...hashesOf([styles])] });
}

/** Allows MUI's inline styles, and blob URLs of chosen pictures. */
export function adminPolicy(options: PolicyOptions): string {
  const shared = common(options);
  return serialise({
    ...shared,
    'script-src': ["'self'", ...hashesOf(options.adminScripts ?? [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...(shared['img-src'] ?? []), 'blob:'],
  });
}

const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);

const serialise = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
