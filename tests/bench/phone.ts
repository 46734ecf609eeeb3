import { createHash, X509Certificate } from 'node:crypto';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { Server } from '../support/server.ts';
import { serveCompressed } from './compressed-server.ts';

interface Phone {
  browser: Browser;
  /** The build, compressed as by hosts, on an embedded backend of its own. */
  url: string;
  /** Of Chromium's remote debugging, for Lighthouse. */
  port: number;
}

export async function onPhone(
  measure: (phone: Phone) => Promise<void>,
  beside?: { path: string; folder: string },
): Promise<void> {
  const backend = await Server.start();
  const site = await serveCompressed(backend.url, beside);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...BROWSER_ARGUMENTS,
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${keyHash(site.certificate)}`,
    ],
  });
  try {
    await measure({ browser, url: site.url, port });
  } finally {
    await browser.close();
    site.close();
    await backend.dispose();
  }
}

/** Chromium trusts a certificate by its key's hash; it caches nothing from behind a certificate error. */
function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** In sequence. */
export async function repeat<Result>(times: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await act());
  return results;
}
