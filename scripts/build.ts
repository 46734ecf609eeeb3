import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildEdgeFunction, edgeHost } from '../hosting/edge/build-edge-function.ts';
import { buildAdmin, buildVisitors } from '../build/client-builds.ts';
import { siteContent, type PublishedContent } from '../build/plugins/site-content.ts';
import { migrationsToApply } from '../build/migrations-to-apply.ts';
import { encodeContentPictures } from '../build/pictures/content-pictures.ts';
import { encodeOwnPictures } from '../build/pictures/own-pictures.ts';
import { prerenderAdmin } from '../build/admin/prerender-admin.ts';
import { prerender } from '../build/prerender/prerender.ts';
import { folderBeside, replaceBuild } from '../build/replace-build.ts';
import { readPublished } from '../build/content-source.ts';
import { embeddedSource, type Source } from '../build/embedded-source.ts';
import { loadSettings, readFeatureFlags, readSupabaseEnv } from '../supabase/env.ts';
import { orExit } from '../supabase/user-error.ts';
import { readArgs } from './read-args.ts';

const { values } = readArgs({
  options: { outDir: { type: 'string', default: 'dist' }, 'visitors-only': { type: 'boolean' } },
});
const { 'visitors-only': withoutAdmin } = values;
const finalDir = resolve(values.outDir);
/** Swapped in when the build is finished; the site is served from the old folder until then. */
const outDir = folderBeside(finalDir);
const atTheEdge = orExit(edgeHost);
// A host's or a test runner's own NODE_ENV would bundle React's development build.
process.env.NODE_ENV = 'production';

const env = loadSettings();
let content: ReturnType<typeof readAndEncode> | undefined;
/** Read once, by the first build, which has checked the variables. */
const readOnce = () => (content ??= readAndEncode().catch(exitWithMessage));
const contentPlugin = () => siteContent(readOnce);

/** By public address; written after the visitors' build has emptied the folder. */
const pictures = new Map<string, Buffer>();

/** Of the hosted project or, without one, a fresh embedded backend. */
async function readAndEncode(): Promise<PublishedContent & { source: Source }> {
  const source = readSupabaseEnv(env) ?? (await embeddedSource());
  const lacking = await migrationsToApply(source);
  if (lacking) console.warn(lacking);
  const siteOrigin = env.VITE_SITE_URL ?? '';
  const read = await readPublished(source, readFeatureFlags(env), siteOrigin);
  const keep = (file: string, bytes: Buffer) => void pictures.set(file, bytes);
  await encodeContentPictures(read, source, keep);
  return { ...read, source, ownPictures: await encodeOwnPictures(keep) };
}

/** A UserError is printed as a sentence, not among the bundler's lines. */
function exitWithMessage(error: unknown): never {
  return orExit(() => {
    throw error;
  });
}

const visitorsBuild = await buildVisitors(outDir, contentPlugin());
for (const [file, bytes] of pictures) writeFileSync(join(outDir, file), bytes);
if (!withoutAdmin) {
  const adminBuild = await buildAdmin(outDir, contentPlugin());
  await prerenderAdmin({
    outDir,
    adminBuild,
    contentPlugin: contentPlugin(),
  });
}
const { source, ...published } = await readOnce();
await prerender({
  source,
  outDir,
  published,
  isAtTheEdge: Boolean(atTheEdge),
  visitorsBuild,
  contentPlugin: contentPlugin(),
});
await source.close?.();
if (atTheEdge) await buildEdgeFunction(atTheEdge, outDir, contentPlugin());
replaceBuild(outDir, finalDir);
process.exit(0);
