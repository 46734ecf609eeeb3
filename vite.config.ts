import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { imagetools } from 'vite-imagetools';
import { className } from './build/plugins/class-names.ts';
import { pictureDirectives } from './build/pictures/picture-roles.ts';
import { PUBLIC_VARIABLES } from './build/public-variables.ts';
import { adminEntry } from './build/plugins/admin-entry.ts';
import { previewHeaders } from './build/plugins/preview-headers.ts';
import { hostFiles } from './build/plugins/host-files.ts';
import { ownPictures } from './build/plugins/own-pictures.ts';
import { siteContent } from './build/plugins/site-content.ts';
import { staticPages } from './build/plugins/static-pages.ts';
import { published, readContent } from './build/prerender/read-content.ts';
import { LOCAL_PUBLISHABLE_KEY } from './supabase/local/keys.ts';
import { readEnquiriesMode, readSupabaseEnv, SupabaseEnvError } from './supabase/env.ts';
import { embeddedSupabase } from './supabase/local/vite-plugin.ts';

/** What the admin expects of the database. */
const migrations = readdirSync('supabase/migrations').toSorted();

export default defineConfig(({ command, mode }) => {
  const { hosted, enquiries } = readEnvironment(mode);
  return {
    plugins: [
      react(),
      imagetools({ defaultDirectives: pictureDirectives(command) }),
      hostFiles(hosted?.url),
      previewHeaders(),
      adminEntry(),
      command === 'serve' && ownPictures(),
      command === 'serve' &&
        siteContent(async (origin) =>
          published(await readContent(hosted ?? { url: origin, key: LOCAL_PUBLISHABLE_KEY })),
        ),
      !hosted && embeddedSupabase(),
      staticPages(),
    ],
    css: { modules: { generateScopedName: command === 'build' ? className : undefined } },
    envPrefix: PUBLIC_VARIABLES,
    // Written into the code also when it is unset, so that a build holds one way of sending alone.
    define: {
      'import.meta.env.VITE_ENQUIRIES': JSON.stringify(enquiries),
      'import.meta.env.VITE_MIGRATIONS': JSON.stringify(migrations.join()),
    },
    // Servers that run at the same time must not optimise into the same folder: the tests give each its own.
    cacheDir: process.env.VITE_CACHE_DIR || 'node_modules/.vite',
    // Both entries are crawled at start, so that the first visit of /admin needs no second optimisation and reload.
    optimizeDeps: { entries: ['index.html', 'admin.html'] },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});

function readEnvironment(mode: string) {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  try {
    return { hosted: readSupabaseEnv(env), enquiries: readEnquiriesMode(env) };
  } catch (error) {
    if (!(error instanceof SupabaseEnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
