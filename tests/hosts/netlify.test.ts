import { afterAll, describe, inject, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { answersTheTable, expectAnswer } from './address-table.ts';
import { HostProcess } from './host-process.ts';
import { NEW_POST } from './site.ts';
import { fetchedFile } from '../support/fetched-package.ts';

/** Netlify's CLI fetches a part of itself at start, even with `--offline`; undefined without a network. */
async function startNetlify(): Promise<HostProcess | undefined> {
  const netlify = fetchedFile('netlify-cli', '.bin/netlify');
  if (!netlify) return undefined;
  const port = await freePort();
  const words = ['dev', '--offline', '--no-open', '--framework', '#static', '--port', String(port)];
  try {
    return await HostProcess.start(port, netlify, [...words, '--dir', inject('plainBuild')]);
  } catch (error) {
    if (!String(error).includes('fetch failed')) throw error;
    console.warn('Netlify is skipped: its command needs a network to start.');
    return undefined;
  }
}

const host = await startNetlify();

describe.skipIf(!host)('Netlify (netlify dev)', () => {
  afterAll(() => host?.stop());
  const url = () => host?.url ?? '';

  answersTheTable(url);

  it('a post newer than the build has the shell', () =>
    expectAnswer(url(), `/blog/${NEW_POST.slug}`, {
      status: 200,
      holds: 'data-page="/blog/:slug"',
    }));
});
