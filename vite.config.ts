import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { imagetools } from 'vite-imagetools';
import { pictureDirectives } from './hosting/picture-roles.ts';
import { adminEntry } from './hosting/vite-admin-entry.ts';
import { readSupabaseEnv, SupabaseEnvError } from './supabase/env.ts';
import { embeddedSupabase } from './supabase/local/vite-plugin.ts';

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    imagetools({ defaultDirectives: pictureDirectives(command) }),
    adminEntry(),
    !isHosted(mode) && embeddedSupabase(),
  ],
  // Both entries are crawled at start, so that the first visit of /admin needs no second optimisation and reload.
  optimizeDeps: { entries: ['index.html', 'admin.html'] },
  server: { port: 5173 },
  preview: { port: 4173 },
}));

function isHosted(mode: string): boolean {
  try {
    return readSupabaseEnv(loadEnv(mode, process.cwd(), 'VITE_')) !== undefined;
  } catch (error) {
    if (!(error instanceof SupabaseEnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
