import { rmSync } from 'node:fs';
import { createServer, preview, type InlineConfig } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { embeddedSupabase } from '../../supabase/local/vite-plugin.ts';
import { aPost } from '../support/posts.ts';
import { startLockedProject } from './locked-project.ts';
import { copyMigratedFolder } from './migrated-folder.ts';
import { PNG } from '../support/png.ts';
import { aPictureName, BUCKET, stored, upload } from './pictures.ts';

const NEIGHBOUR = 'http://localhost:3000';

const project = await startLockedProject({ allowedOrigins: [NEIGHBOUR] });
afterAll(() => project.close());

/** Requests that a page of another site can send without a preflight, with its browser's headers. */
const FOREIGN: [what: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in a browser without Fetch Metadata', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
  ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  [
    'a picture or a script of another page',
    { 'sec-fetch-site': 'same-site', referer: 'http://localhost:4000/' },
  ],
];

const form = (values: object) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

describe.each(FOREIGN)('%s', (_what, foreign) => {
  it('reads no posts', async () => {
    const path = `/rest/v1/blog_posts?apikey=${LOCAL_PUBLISHABLE_KEY}`;
    const response = await fetch(project.url + path, { headers: foreign });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('stores no post, however it is written', async () => {
    const post = aPost();
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', form(post)],
      ['text/plain', JSON.stringify(post)],
      ['application/json', JSON.stringify(post)],
    ] as const) {
      const response = await project.as('service key', 'POST', '/rest/v1/blog_posts', {
        body,
        headers: { ...foreign, 'content-type': type },
      });
      expect(response.status).toBe(403);
    }
    const { rows } = await project.backend.database.query(
      'select 1 from public.blog_posts where slug = $1',
      [post.slug],
    );
    expect(rows).toEqual([]);
  });

  it('uploads no picture, shows none and makes no account', async () => {
    const name = aPictureName();
    await upload(project, 'service key', name);
    const picture = `${project.url}/storage/v1/object/public/${BUCKET}/${name}`;
    expect((await fetch(picture, { headers: foreign })).status).toBe(403);

    const other = aPictureName();
    const body = new FormData();
    body.set('file', new File([PNG], 'x.png', { type: 'image/png' }));
    const path = `/storage/v1/object/${BUCKET}/${other}`;
    const uploaded = await project.as('editor', 'POST', path, { body, headers: foreign });
    expect(uploaded.status).toBe(403);
    expect(await stored(project, other)).toBeUndefined();

    const signUp = { email: 'foreign@example.com', password: 'correct-horse-7' };
    const account = await project.as('visitor', 'POST', '/auth/v1/signup', {
      body: JSON.stringify(signUp),
      headers: foreign,
    });
    expect(account.status).toBe(403);
  });
});

describe('who may', () => {
  it.each<[string, () => Record<string, string>]>([
    ['a program, which says no origin', () => ({})],
    ['the page itself', () => ({ origin: project.url, 'sec-fetch-site': 'same-origin' })],
    ['a picture on the page itself', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['an address that somebody types', () => ({ 'sec-fetch-site': 'none' })],
    ['an origin that the setting allows', () => ({ origin: NEIGHBOUR })],
    [
      'a picture on a page that the setting allows',
      () => ({ 'sec-fetch-site': 'same-site', referer: `${NEIGHBOUR}/blog` }),
    ],
  ])('%s', async (_who, headers) => {
    const response = await project.as('visitor', 'GET', '/rest/v1/blog_posts?select=id', {
      headers: headers(),
    });
    expect(response.status).toBe(200);
    const allowed = headers().origin === NEIGHBOUR ? NEIGHBOUR : null;
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  });

  it.each(['blog_posts', 'rpc/send_enquiry'])(
    'asks first at %s and is answered, if the setting allows it',
    async (at) => {
      const response = await fetch(`${project.url}/rest/v1/${at}`, {
        method: 'OPTIONS',
        headers: {
          origin: NEIGHBOUR,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,content-type',
        },
      });
      expect(response.ok).toBe(true);
      expect(response.headers.get('access-control-allow-origin')).toBe(NEIGHBOUR);
      expect(response.headers.get('access-control-allow-headers')).toBe('apikey,content-type');
    },
  );
});

describe('without the public key', () => {
  it.each([
    ['GET', '/rest/v1/blog_posts'],
    ['POST', `/storage/v1/object/${BUCKET}/${aPictureName()}`],
    ['POST', `/storage/v1/object/list/${BUCKET}`],
    ['POST', `/storage/v1/object/sign/${BUCKET}/${aPictureName()}`],
    ['GET', `/storage/v1/object/info/${BUCKET}/${aPictureName()}`],
    ['GET', `/storage/v1/object/${BUCKET}/${aPictureName()}`],
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/otp'],
  ])('%s %s is refused', async (method, path) => {
    for (const headers of [undefined, { apikey: 'sb_publishable_guess' }]) {
      const response = await fetch(project.url + path, { method, headers });
      expect(response.status).toBe(401);
    }
  });

  it('a picture is shown by its address', async () => {
    const name = aPictureName();
    await upload(project, 'service key', name);
    expect(await stored(project, name)).toEqual(PNG);
  });
});

/** The development server and the preview: Vite's own CORS would override the backend's. */
const SERVERS = [
  [
    'npm run dev',
    async (config: InlineConfig) => {
      const server = await createServer({
        ...config,
        optimizeDeps: { noDiscovery: true },
        server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
      });
      return server.listen();
    },
  ],
  [
    'npm run preview',
    (config: InlineConfig) => preview({ ...config, preview: { host: '127.0.0.1', port: 0 } }),
  ],
] as const;

describe.each(SERVERS)('%s', (_command, start) => {
  it('allows no other origin (CORS) but those of the setting', async () => {
    const office = 'http://192.168.1.20:3000';
    const dataDir = copyMigratedFolder();
    vi.stubEnv('SUPABASE_LOCAL_DIR', dataDir);
    vi.stubEnv('SUPABASE_LOCAL_SEED', 'off');
    vi.stubEnv('SUPABASE_LOCAL_ORIGINS', office);
    const plugins = [embeddedSupabase()];
    const server = await start({ configFile: false, logLevel: 'silent', plugins });
    const table = `${server.resolvedUrls?.local[0]}rest/v1/blog_posts?apikey=${LOCAL_PUBLISHABLE_KEY}`;
    const mayAsk = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
    const ask = async (origin: string, init: RequestInit = {}) => {
      const headers = { ...init.headers, origin };
      const { status, headers: answer } = await fetch(table, { ...init, headers });
      return { status, allowed: answer.get('access-control-allow-origin') };
    };
    try {
      for (const origin of ['https://evil.example', 'http://localhost:4000', 'null']) {
        const posted = { method: 'POST', body: new URLSearchParams({ title: 'Foreign' }) };
        expect(await ask(origin)).toEqual({ status: 403, allowed: null });
        expect(await ask(origin, posted)).toEqual({ status: 403, allowed: null });
        expect((await ask(origin, mayAsk)).allowed).toBeNull();
      }
      expect(await ask(office)).toEqual({ status: 200, allowed: office });
      expect((await ask(office, mayAsk)).allowed).toBe(office);
      const token = `${server.resolvedUrls?.local[0]}auth/v1/token?grant_type=password`;
      const sent = { 'access-control-request-headers': 'apikey,authorization,x-client-info' };
      const headers = { ...mayAsk.headers, ...sent, origin: office };
      const signIn = await fetch(token, { method: 'OPTIONS', headers });
      expect(signIn.headers.get('access-control-allow-headers')).toContain('authorization');
    } finally {
      await server.close();
      vi.unstubAllEnvs();
      rmSync(dataDir, { recursive: true });
    }
  });
});
