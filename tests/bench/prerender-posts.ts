import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { Server } from '../support/server.ts';
import { fillBlog, uploadPictures } from './fill-blog.ts';

/** More than a build encodes (prerender/post-pictures.ts). */
const PICTURES = 100;

/** `npm run bench`: how long a whole build takes when a hosted project has no posts, and 1,000 with pictures. */
const table: { posts: number; 'seconds in all': number }[] = [];
for (const posts of [0, 1000]) table.push({ posts, 'seconds in all': await build(posts) });
console.log('\nnpm run build, by the number of posts');
console.table(table);

async function build(posts: number): Promise<number> {
  const server = await Server.start({ seed: false });
  const outDir = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    const pictures = await uploadPictures(server, Math.min(posts, PICTURES));
    await fillBlog(server, posts, pictures);
    const start = Date.now();
    const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/build.ts', '--outDir', outDir], {
      encoding: 'utf8',
      env: {
        ...process.env,
        VITE_SUPABASE_URL: server.url,
        VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
        PRERENDER_BLOG: 'required',
      },
    });
    if (status !== 0) throw new Error(stderr);
    return Math.round((Date.now() - start) / 1000);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
    await server.dispose();
  }
}
