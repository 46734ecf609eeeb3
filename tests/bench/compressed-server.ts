import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { freePort } from '../support/free-port.ts';

/** The smallest document that paints: this machine's share of every figure. */
export const EMPTY_PAGE = '/empty-page';
const EMPTY_HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const TEXT = /^(?:text\/|application\/(?:javascript|json|rss|xml)|image\/svg)/;

interface CompressedServer {
  url: string;
  /** PEM, self-signed. */
  certificate: string;
  close: () => void;
}

/**
 * A proxy before `vite preview` with HTTP/2 and compression, as hosts have; headers and status are passed on,
 * compressed files cached.
 * @param beside a built application served below its path
 */
export async function serveCompressed(
  origin: string,
  beside?: { path: string; folder: string },
): Promise<CompressedServer> {
  const port = await freePort();
  const cache = new Map<string, Buffer>();
  const certificate = await getCertificate('node_modules/.vite/basic-ssl');
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on('request', async (request, response) => {
    if (request.url === EMPTY_PAGE) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(EMPTY_HTML);
      return;
    }
    const file = beside && request.url?.startsWith(beside.path) && fileOf(beside, request.url);
    if (file) {
      response.writeHead(200, {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
      });
      response.end(compressed(readFileSync(file)));
      return;
    }
    const headers = new Headers(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')) as [
        string,
        string,
      ][],
    );
    headers.delete('content-length');
    // The backend answers its own origin only.
    if (headers.has('origin')) headers.set('origin', origin);
    headers.set('accept-encoding', 'identity');
    const body = request.method === 'POST' ? new Uint8Array(await buffer(request)) : undefined;
    const ask = () =>
      fetch(origin + request.url, { method: request.method, body, headers, redirect: 'manual' });
    // A kept-alive connection may have been closed meanwhile.
    const answer = await ask().catch(ask);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const sent = new Headers(answer.headers);
    for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      sent.delete(name);
    const compress =
      TEXT.test(sent.get('content-type') ?? '') && answer.status === 200 && bytes.length > 0;
    if (compress) sent.set('content-encoding', 'br');
    response.writeHead(answer.status, Object.fromEntries(sent));
    response.end(compress ? compressed(bytes) : bytes);
  });

  function compressed(bytes: Buffer): Buffer {
    const key = bytes.toString('latin1');
    const cached = cache.get(key) ?? brotliCompressSync(bytes);
    cache.set(key, cached);
    return cached;
  }

  function fileOf({ path, folder }: { path: string; folder: string }, url: string) {
    const file = join(folder, url.slice(path.length) || 'index.html');
    return existsSync(file) ? file : undefined;
  }

  await new Promise<void>((listening) => server.listen(port, listening));
  return { url: `https://localhost:${port}`, certificate, close: () => void server.close() };
}
