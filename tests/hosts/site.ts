import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../../supabase/local/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A build with Cloudflare Pages' function, and the same without it. */
    edgeBuild: string;
    plainBuild: string;
  }
}

export const SAMPLE_SLUG = 'how-often-should-an-office-be-cleaned';

/** Newer than the build; its title tries to break out of the head. */
export const NEW_POST = {
  slug: 'published-after-the-build',
  title: '</title><script>alert("new")</script> & $& more',
  excerpt: 'What a link preview says.',
};

/** Builds the site against a project of its own, then publishes a post. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hosts-'));
  const backend = await startBackend({ dataDir, withSeed: true });
  const server = serve({ fetch: backend.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((ready) => server.once('listening', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  // More than a host reads of one kind of line.
  await backend.database.exec(
    `insert into moved_addresses (slug, post_id)
     select '/2024/03/old-' || n, id from blog_posts, generate_series(1, 150) as n
     where slug = '${SAMPLE_SLUG}'`,
  );
  const edgeBuild = resolve('test-results/hosts/edge');
  await build(edgeBuild, { VITE_SUPABASE_URL: url, EDGE_FUNCTION: 'cloudflare' });
  project.provide('edgeBuild', edgeBuild);
  project.provide('plainBuild', withoutFunction(edgeBuild));
  await backend.database.query(
    `insert into blog_posts (title, excerpt, content, date, category, slug)
     values ($1, $2, '<p>New.</p>', 'May 14, 2026', 'Deep Cleaning', $3)`,
    [NEW_POST.title, NEW_POST.excerpt, NEW_POST.slug],
  );
  return async () => {
    server.close();
    await backend.close();
    rmSync(dataDir, { recursive: true });
  };
}

/** In another process, because this one answers the build's requests. */
async function build(outDir: string, env: Record<string, string>): Promise<void> {
  const child = spawn('node_modules/.bin/tsx', ['scripts/build.ts', '--outDir', outDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
      VITE_SITE_URL: 'https://www.brightwell.example',
      ...env,
    },
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error('The build failed.');
}

/** A copy of the build without EDGE_FUNCTION. */
function withoutFunction(edgeBuild: string): string {
  const plain = resolve('test-results/hosts/plain');
  rmSync(plain, { recursive: true, force: true });
  cpSync(edgeBuild, plain, { recursive: true });
  for (const file of ['_worker.js', '_routes.json']) rmSync(join(plain, file));
  return plain;
}
