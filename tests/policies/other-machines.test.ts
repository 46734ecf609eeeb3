import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { ADMIN_CLIENT, LOCAL_STAFF } from '../../supabase/local/local-staff.ts';
import { embeddedSupabase } from '../../supabase/local/vite-plugin.ts';
import { copyMigratedFolder } from './migrated-folder.ts';

const printed: string[] = [];
let server: ViteDevServer;
let port = 0;

beforeAll(async () => {
  vi.stubEnv('SUPABASE_LOCAL_DIR', copyMigratedFolder());
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [embeddedSupabase()],
    server: { host: true, ws: false, watch: null },
  });
  await server.listen(0);
  port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
  vi.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text));
  vi.spyOn(server.config.logger, 'warn').mockImplementation((text) => printed.push(text));
  server.printUrls();
});

afterAll(() => server.close());

/** An external address of this machine, if it has one. */
const [outside = '127.0.0.1'] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

interface Answer {
  status: number | undefined;
  text: string;
}

/** From another machine or this one; `fetch` cannot set the Host header. */
function ask(isLocal: boolean, path: string, body?: object, method = body && 'POST') {
  const host = isLocal ? 'localhost' : `192.0.2.2:${port}`;
  const headers = {
    host,
    apikey: LOCAL_PUBLISHABLE_KEY,
    'x-client-info': ADMIN_CLIENT,
    'content-type': 'application/json',
  };
  return new Promise<Answer>((resolve, reject) => {
    request(
      { host: isLocal ? '127.0.0.1' : outside, port, path, method: method ?? 'GET', headers },
      (response) => {
        let text = '';
        response.on('data', (bytes: Buffer) => (text += bytes.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      },
    )
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

const SIGN_IN = '/auth/v1/token?grant_type=password';

describe.each([
  { whose: 'this machine', isLocal: true },
  { whose: 'another machine', isLocal: false },
])('a server that the network can reach, asked by $whose', ({ isLocal }) => {
  it('shows mail to its own machine alone', async () => {
    const { status, text } = await ask(isLocal, '/mail');
    expect(status).toBe(isLocal ? 200 : 403);
    expect(text.includes('<h1>Mail</h1>')).toBe(isLocal);
  });

  it('opens the admin without a login to its own machine alone', async () => {
    const { text } = await ask(isLocal, '/rest/v1/rpc/staff_role', {});
    expect(JSON.parse(text)).toBe(isLocal ? 'owner' : null);
  });

  it('takes the password that everybody can read from its own machine alone', async () => {
    const { status, text } = await ask(isLocal, SIGN_IN, LOCAL_STAFF);
    expect(status).toBe(isLocal ? 200 : 403);
    expect(text.includes('access_token')).toBe(isLocal);
  });

  it('lets everybody read what visitors read', async () => {
    const { status } = await ask(isLocal, '/rest/v1/blog_posts?select=id&limit=1');
    expect(status).toBe(200);
  });
});

it('takes a password of one’s own from another machine', async () => {
  const { text } = await ask(true, SIGN_IN, LOCAL_STAFF);
  const { access_token } = JSON.parse(text) as { access_token: string };
  const password = 'a password of my own';
  const changed = await fetch(`http://localhost:${port}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password }),
  });
  expect(changed.status).toBe(200);
  expect((await ask(false, SIGN_IN, { ...LOCAL_STAFF, password })).status).toBe(200);
});

it('is reported in the terminal', () => {
  expect(printed.join('\n')).toMatch(/Your network can reach this server\..*this machine alone/s);
});
