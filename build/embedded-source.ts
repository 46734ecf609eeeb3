import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '../src/shared/supabase.ts';
import { startBackend } from '../supabase/local/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../supabase/local/keys.ts';
import { atExit } from './at-exit.ts';

/** A build's backend. */
export interface Source extends Endpoint {
  /** Another one once uploads have been replaced under their addresses, as a developer may. */
  version?: string;
  close?: () => Promise<void>;
}

const SEED_IMAGES = 'supabase/seed-images';

/** A freshly seeded embedded backend in a temporary folder, independent of a running development server. */
export async function embeddedSource(): Promise<Source> {
  console.log('No project is named: built from sample content, for this machine alone.');
  const dataDir = mkdtempSync(join(tmpdir(), 'build-'));
  // Also of a build that fails.
  atExit(() => rmSync(dataDir, { recursive: true, force: true }));
  const pictures = readdirSync(SEED_IMAGES).map((name) => readFileSync(join(SEED_IMAGES, name)));
  const backend = await startBackend({ dataDir, withSeed: true });
  return {
    url: 'http://localhost',
    version: hash('sha256', Buffer.concat(pictures)),
    key: LOCAL_PUBLISHABLE_KEY,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    close: backend.close,
  };
}
