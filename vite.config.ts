import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import type * as ContentSource from './build/content-source.ts';
import { className } from './build/plugins/class-names.ts';
import { adminEntry, previewHeaders, staticPages } from './build/plugins/host-emulation.ts';
import { hostFiles } from './build/plugins/host-files.ts';
import { siteContent } from './build/plugins/site-content.ts';
import { LOCAL_PUBLISHABLE_KEY } from './supabase/local/keys.ts';
import { checkSettings, loadSettings, readFeatureFlags, readSupabaseEnv } from './supabase/env.ts';
import { orExit } from './supabase/user-error.ts';
import { migrationFiles } from './supabase/local/supabase-folder.ts';
import { embeddedSupabase } from './supabase/local/vite-plugin.ts';

/**
 * The environment variables that a build may write into what every visitor can read; Vite passes no others on,
 * whatever they are called.
 */
const PUBLIC_VARIABLES = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_ADMIN_SIGN_IN',
  'VITE_SITE_URL',
  'VITE_ENQUIRIES',
  'VITE_STATISTICS',
  'VITE_STATISTICS_ONE_IN',
];

export default defineConfig(({ command, mode }) => {
  const { env, hosted, flags } = readEnvironment(mode);
  return {
    plugins: [
      react(),
      hostFiles(hosted?.url),
      previewHeaders(),
      adminEntry(),
      command === 'serve' &&
        siteContent(async (origin) => {
          // Not an import: whatever changes in what that imports would start the server and its database again.
          const { module, dependencies } = await runnerImport<typeof ContentSource>(
            './build/content-source.ts',
          );
          const source = hosted ?? { url: origin, key: LOCAL_PUBLISHABLE_KEY };
          const files = dependencies.map((file) => resolve(file));
          const published = await module.readPublished(source, flags, '');
          return { ...published, files, readState: () => module.readState(source) };
        }),
      !hosted && embeddedSupabase(),
      staticPages(),
    ],
    css: { modules: { generateScopedName: command === 'build' ? className : undefined } },
    envPrefix: PUBLIC_VARIABLES,
    // As they were checked; also when they are unset, so that a build holds one way alone.
    define: Object.fromEntries(
      Object.entries({
        ...Object.fromEntries(PUBLIC_VARIABLES.map((name) => [name, env[name] ?? ''])),
        VITE_SUPABASE_URL: hosted?.url ?? '',
        VITE_SUPABASE_ANON_KEY: hosted?.key ?? LOCAL_PUBLISHABLE_KEY,
        VITE_ENQUIRIES: flags.enquiries,
        VITE_STATISTICS: flags.statistics,
        VITE_MIGRATIONS: migrationFiles().join(),
      }).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    // Servers that run at the same time must not optimise into the same folder: the tests give each its own.
    cacheDir: process.env.VITE_CACHE_DIR || 'node_modules/.vite',
    // Both entries are crawled at start, so that the first visit of /admin needs no second optimisation and reload.
    optimizeDeps: { entries: ['index.html', 'admin.html'] },
    // A build beside a running server (build/replace-build.ts) is nothing to reload for.
    server: { port: 5173, watch: { ignored: ['**/dist-*/**', '**/.cache/**'] } },
    preview: { port: 4173 },
  };
});

function readEnvironment(mode: string) {
  const env = loadSettings(mode);
  return orExit(() => {
    checkSettings(env);
    return { env, hosted: readSupabaseEnv(env), flags: readFeatureFlags(env) };
  });
}
