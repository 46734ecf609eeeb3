import { hash } from 'node:crypto';

/** The map on the contact page, the only other site that a visitor's browser may be sent to by a page. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';
/** The players of src/site/sections/Video.tsx, asked for when a visitor presses play. */
const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export interface PolicyOptions {
  /** Origin of a hosted Supabase project; without one the API is on our own origin. */
  supabaseOrigin?: string;
  /** Texts of the scripts that the build writes into the visitors' pages. */
  inlineScripts?: readonly string[];
  /** Texts of the scripts that it writes into the staff's pages. */
  adminScripts?: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** What both applications share; whatever is not named is refused (Content Security Policy Level 3). */
function common({ supabaseOrigin }: PolicyOptions): Directives {
  const api = supabaseOrigin ? [supabaseOrigin] : [];
  return {
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...api],
    // Posts may show a picture from any https address, as the database allows (docs/security.md); pages bring their
    // first one with them.
    'img-src': ["'self'", 'https:', 'data:', ...api],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** The policy of the visitors' pages: no inline script but those of the build, known by their hash. */
export function sitePolicy(options: PolicyOptions): string {
  return serialise({
    ...common(options),
    'script-src': ["'self'", ...hashesOf(options.inlineScripts ?? [])],
    // Each page refuses all but its own (ownStylesPolicy).
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-src': [MAP_ORIGIN, ...VIDEO_ORIGINS],
  });
}

/**
 * What a page of visitors adds to the policy, as a `meta` before its style sheet: no inline style but its own.
 * A header for all pages cannot name them: Cloudflare Pages leaves out a line of more than 2,000 characters.
 */
export function ownStylesPolicy(styles: string): string {
  return serialise({ 'style-src': ["'self'", ...hashesOf([styles])] });
}

/** The policy of the staff's pages: the build's own scripts, MUI's styles inline, and a chosen picture from memory. */
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
