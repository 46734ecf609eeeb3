import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { Server } from '../support/server.ts';
import { encodePostPictures } from '../../prerender/post-pictures.ts';
import { fillBlog, uploadPictures } from './fill-blog.ts';

/** A build may not need more heap than this; Node gives up beyond. */
const HEAP_MB = 1024;
const UNCHANGED_LIMIT_S = 60;

const BLOGS = [
  { posts: 0, pictures: 0 },
  { posts: 1000, pictures: 100 },
  { posts: 10_000, pictures: 2000 },
];

interface Result {
  posts: number;
  pictures: number;
  'first build (s)': number;
  'nothing changed (s)': number;
}

/**
 * `npm run bench`: how long a whole build takes with the posts of a hosted project, for the first time and once nothing
 * has changed since; the pictures have been encoded by builds before. Fails when the second is slow.
 */
const table: Result[] = [];
for (const { posts, pictures } of BLOGS) table.push(await measure(posts, pictures));
console.log(`\nnpm run build, by the number of posts, with a heap of ${HEAP_MB} MB`);
console.table(table);
if (table.some((result) => result['nothing changed (s)'] > UNCHANGED_LIMIT_S)) {
  console.error(`A build where nothing has changed takes longer than ${UNCHANGED_LIMIT_S} s.`);
  process.exitCode = 1;
}

async function measure(posts: number, pictures: number): Promise<Result> {
  const server = await Server.start({ seed: false });
  const outDir = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    const uploads = await uploadPictures(server, pictures);
    await fillBlog(server, posts, uploads);
    await encodeAsEarlierBuilds(server, uploads);
    return {
      posts,
      pictures,
      'first build (s)': build(server, outDir),
      'nothing changed (s)': build(server, outDir),
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
    await server.dispose();
  }
}

/** A build encodes sixty new pictures at most: these stand for the builds before. */
async function encodeAsEarlierBuilds(server: Server, uploads: readonly string[]): Promise<void> {
  const source = { url: server.url, key: LOCAL_PUBLISHABLE_KEY };
  for (let start = 0; start < uploads.length; start += 60) {
    const some = uploads.slice(start, start + 60);
    const posts = some.map((image) => ({ image, date: 'May 14, 2025', created_at: '' }));
    await encodePostPictures(posts, source, () => {});
  }
}

function build(server: Server, outDir: string): number {
  const start = Date.now();
  const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/build.ts', '--outDir', outDir], {
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      VITE_SUPABASE_URL: server.url,
      VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
      PRERENDER_BLOG: 'required',
    },
  });
  if (status !== 0) throw new Error(stderr);
  return Math.round((Date.now() - start) / 1000);
}
