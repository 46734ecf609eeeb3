import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushFirstContent } from '../../scripts/content/first-content.ts';
import { hostedProject } from '../../scripts/content/project.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { Server } from '../support/server.ts';
import { encodeUploads, IN_POSTS } from '../../build/pictures/encode-uploads.ts';
import { fillBlog, fillPages, uploadPictures } from './fill-blog.ts';
import { reportMeasures, type Measure } from './report.ts';

/** Limit of a build's heap; Node aborts beyond. */
const HEAP_MB = 1024;
/** Base time of a build, and the time for each page: ten thousand in a minute and a half. */
const BUILD_S = 30;
const PAGE_S = 0.006;

const SITES = [
  { posts: 0, pictures: 0, pages: 0 },
  { posts: 1000, pictures: 100, pages: 100 },
];

/**
 * Time of a build with a hosted project's posts: the first one, and one without changes; pictures are in the cache of
 * earlier builds. `-- 10000 2000 1000` sets posts, pictures and pages.
 */
const [posts, pictures = 0, pages = 0] = process.argv.slice(2).map(Number);
const sites = posts === undefined ? SITES : [{ posts, pictures, pages }];
const measures: Measure[] = [];
for (const site of sites) measures.push(...(await measure(site)));
reportMeasures(measures);

async function measure({ posts, pictures, pages }: (typeof SITES)[number]): Promise<Measure[]> {
  const server = await Server.start({ seed: false });
  const outDir = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    await pushFirstContent(hostedProject(server.url, server.secretKey));
    const uploads = await uploadPictures(server, pictures);
    await fillBlog(server, posts, uploads);
    await fillPages(server, pages);
    await encodeAsEarlierBuilds(server, uploads);
    const what = `build of ${posts} posts, ${pictures} pictures, ${pages} pages`;
    const goal = BUILD_S + PAGE_S * (posts + pages);
    return ['the first', 'nothing changed'].map((which) => ({
      measure: `${what}: ${which}`,
      today: build(server, outDir),
      unit: 's',
      goal,
    }));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
    await server.dispose();
  }
}

/** A build encodes new pictures for some minutes at most; this represents earlier builds. */
async function encodeAsEarlierBuilds(server: Server, uploads: readonly string[]): Promise<void> {
  const source = { url: server.url, key: LOCAL_PUBLISHABLE_KEY };
  await encodeUploads(
    uploads,
    IN_POSTS,
    source,
    () => {},
    undefined,
    () => false,
  );
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
    },
  });
  if (status !== 0) throw new Error(stderr);
  return Math.round((Date.now() - start) / 1000);
}
