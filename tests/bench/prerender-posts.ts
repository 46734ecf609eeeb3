import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { Server } from '../support/server.ts';
import { encodePostPictures } from '../../build/pictures/encode-pictures.ts';
import { fillBlog, uploadPictures } from './fill-blog.ts';
import { reportMeasures, type Measure } from './report.ts';

/** A build may not need more heap than this; Node gives up beyond. */
const HEAP_MB = 1024;
const UNCHANGED_LIMIT_S = 60;

const BLOGS = [
  { posts: 0, pictures: 0 },
  { posts: 1000, pictures: 100 },
];

/**
 * How long a whole build takes with the posts of a hosted project, for the first time and once nothing has changed
 * since; the pictures have been encoded by builds before. `-- 10000 2000` measures so many posts and pictures instead.
 */
const [posts, pictures] = process.argv.slice(2).map(Number);
const blogs = posts === undefined ? BLOGS : [{ posts, pictures: pictures ?? 0 }];
const measures: Measure[] = [];
for (const blog of blogs) measures.push(...(await measure(blog)));
reportMeasures(measures);

async function measure({ posts, pictures }: (typeof BLOGS)[number]): Promise<Measure[]> {
  const server = await Server.start({ seed: false });
  const outDir = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    const uploads = await uploadPictures(server, pictures);
    await fillBlog(server, posts, uploads);
    await encodeAsEarlierBuilds(server, uploads);
    const what = `build of ${posts} posts, ${pictures} pictures`;
    return [
      { measure: `${what}: the first`, today: build(server, outDir), unit: 's' },
      {
        measure: `${what}: nothing changed`,
        today: build(server, outDir),
        unit: 's',
        goal: UNCHANGED_LIMIT_S,
      },
    ];
  } finally {
    rmSync(outDir, { recursive: true, force: true });
    await server.dispose();
  }
}

/** A build encodes sixty new pictures at most: these stand for the builds before. */
async function encodeAsEarlierBuilds(server: Server, uploads: readonly string[]): Promise<void> {
  const source = { url: server.url, key: LOCAL_PUBLISHABLE_KEY };
  for (let start = 0; start < uploads.length; start += 60) {
    await encodePostPictures(uploads.slice(start, start + 60), source, () => {});
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
