import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { adminEntry } from './hosting/vite-admin-entry';

export default defineConfig({
  plugins: [react(), imagetools(), adminEntry()],
  server: { port: 5173 },
  preview: { port: 4173 },
});
