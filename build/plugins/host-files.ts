import type { Plugin } from 'vite';
import { COLOUR_SCHEME, PRERENDERED_HEADING, BOOT_SCRIPT } from '../prerender/inline-scripts.ts';
import { ADMIN_ANSWERS } from '../../hosting/admin-documents.ts';
import { headerRules } from '../../hosting/header-rules.ts';
import { writeHeadersFile } from '../../hosting/headers-file.ts';
import { NOTICE_SCRIPT } from '../prerender/notice-band.ts';

/** Rewrites of the admin's documents; hosts add `.html` themselves, and so need none for /admin. */
const REDIRECTS = ADMIN_ANSWERS.slice(1)
  .map(([pattern, document]) => `${pattern} ${document.replace('.html', '')} 200\n`)
  .join('');

/** Emits `_headers` and `_redirects` for Netlify and Cloudflare Pages. */
export function hostFiles(supabaseOrigin: string | undefined): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!('index.html' in bundle)) return;
        const rules = headerRules({
          supabaseOrigin,
          inlineScripts: [BOOT_SCRIPT, NOTICE_SCRIPT],
          adminScripts: [COLOUR_SCHEME, PRERENDERED_HEADING, BOOT_SCRIPT],
        });
        this.emitFile({ type: 'asset', fileName: '_headers', source: writeHeadersFile(rules) });
        this.emitFile({ type: 'asset', fileName: '_redirects', source: REDIRECTS });
      },
    },
  };
}
