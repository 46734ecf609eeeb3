import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, hostedProject } from './project.ts';

const URL = 'https://abcdefgh.supabase.co';
const legacyKey = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

describe('a hosted project to move content with', () => {
  it.each(['sb_secret_0123456789', legacyKey('service_role')])('takes the secret key %s', (key) => {
    expect(hostedProject(`${URL}/`, key)).toMatchObject({ url: URL, key, pictureOrigin: URL });
  });

  it.each(['http://localhost:54321', 'http://127.0.0.1:54321', 'http://[::1]:54321'])(
    'takes a project of this machine, %s',
    (address) => expect(hostedProject(address, 'sb_secret_0123456789').url).toBe(address),
  );

  it('does not send the key to the target of a redirect', async () => {
    const keys: unknown[] = [];
    const listen = (answer: RequestListener) => {
      const server = createServer(answer).listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      return new Promise<string>((resolve) =>
        server.once('listening', () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        ),
      );
    };
    const elsewhere = await listen(({ headers }, response) => {
      keys.push(headers.apikey);
      response.end('[]');
    });
    const own = await listen((_request, response) =>
      response.writeHead(307, { location: `${elsewhere}/rest/v1/a` }).end(),
    );
    await expect(ask(hostedProject(own, 'sb_secret_0123456789'), '/rest/v1/a')).rejects.toThrow(
      /did not answer \(unexpected redirect\)/,
    );
    expect(keys).toEqual([]);
  });

  it.each([
    ['no key', URL, undefined, /SUPABASE_SECRET_KEY is not set/],
    ['a public key', URL, 'sb_publishable_0123456789', /is not a secret key/],
    ['a public legacy key', URL, legacyKey('anon'), /is not a secret key/],
    ['an open line', 'http://abcdefgh.supabase.co', 'sb_secret_0123456789', /over https alone/],
    ['a host that looks like this', 'http://localhost.example', 'sb_secret_01', /over https alone/],
    ['another scheme', 'ftp://localhost', 'sb_secret_0123456789', /over https alone/],
    ['no address', 'abcdefgh', 'sb_secret_0123456789', /is not an address/],
  ])('says what is missing: %s', (_case, address, key, sentence) => {
    expect(() => hostedProject(address, key)).toThrow(sentence);
  });
});

describe('an unusable answer is reported', () => {
  const asked = (answer: Response) =>
    ask({ ...hostedProject(URL, 'sb_secret_0123456789'), fetch: async () => answer }, '/rest/v1/a');

  it('an HTML page, as from an address that is no project', async () => {
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    await expect(asked(page)).rejects.toThrow(/answered 200 with text\/html.*VITE_SUPABASE_URL/s);
  });

  it('one that breaks off', async () => {
    const cut = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('[{"id"'));
        stream.error(new Error('terminated'));
      },
    });
    await expect(asked(new Response(cut))).rejects.toThrow(/did not answer \(terminated\)/);
  });
});
