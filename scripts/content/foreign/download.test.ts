import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { download } from './download.ts';
import { isPublicAddress } from './public-address.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const limits = { most: 1000, tooLarge: 'it is too large' };

describe('a file that a foreign text names', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1'],
    ...['64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1'],
  ])('is not fetched from %s, which is nobody’s but ours', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const url = `http://${address.includes(':') ? `[${address}]` : address}:9/x.png`;
    await expect(download(url, limits)).rejects.toThrow('its host is not public');
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('may be at %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['http://2130706433:9/', 'http://0x7f.1:9/', 'http://localhost:9/', 'http://0:9/'])(
    'is not fetched from this machine, however that is written: %s',
    async (address) => {
      await expect(download(address, limits)).rejects.toThrow('its host is not public');
    },
  );

  it('is not fetched where the named host redirects into the network', async () => {
    let asked = 0;
    const inside = await host((_request, response) => response.end(String((asked += 1))));
    const trusted = await host(({ url }, response) => {
      const location = url === '/file' ? 'file:///etc/passwd' : inside;
      response.writeHead(302, { location }).end();
    });
    await expect(download(trusted, { ...limits, trusted })).rejects.toThrow('not public');
    await expect(download(`${trusted}/file`, { ...limits, trusted })).rejects.toThrow('of the web');
    expect(asked).toBe(0);
  });

  it('comes from the named host, also by its redirects', async () => {
    const trusted = await host(({ url }, response) => {
      if (url === '/a') response.writeHead(301, { location: '/b' }).end();
      else response.end('bytes');
    });
    const bytes = await download(`${trusted}/a`, { ...limits, trusted });
    expect(new TextDecoder().decode(bytes)).toBe('bytes');
  });

  it('ends a redirect loop', async () => {
    const trusted = await host((_request, response) =>
      response.writeHead(302, { location: '/' }).end(),
    );
    await expect(download(trusted, { ...limits, trusted })).rejects.toThrow('on and on');
  });

  it('is read up to its limit, and not at all where Content-Length exceeds it', async () => {
    let sent = 0;
    const trusted = await host(({ url }, response) => {
      if (url === '/declared') response.setHeader('content-length', '6000000000');
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(10_000))) sent += 10_000;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    for (const path of ['/', '/declared']) {
      await expect(download(trusted + path, { ...limits, trusted })).rejects.toThrow('too large');
    }
    expect(sent).toBeLessThan(50_000_000);
  });
});
