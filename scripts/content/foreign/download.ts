import { get as getPlainly, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { addressOf, isPublicAddress, NO_PUBLIC_HOST, publicLookup } from './public-address.ts';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;

interface Limits {
  /** Bytes, after which reading stops. */
  most: number;
  /** The reason given for a larger file, in the middle of a sentence. */
  tooLarge: string;
  /** An origin that may be on this machine or in its network, because the command line names it. */
  trusted?: string;
}

/** Downloads an address from an untrusted text. Rejects with the reason, in words. */
export async function download(address: string, limits: Limits): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await follow(address, limits, signal);
  } catch (error) {
    throw signal.aborted ? new Error('its host did not answer in time') : error;
  }
}

async function follow(address: string, limits: Limits, signal: AbortSignal) {
  let url = new URL(address);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = await ask(url, limits.trusted, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      if (!URL.canParse(headers.location, url)) throw new Error('its host sends us nowhere');
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode === 200) return read(answer, limits);
    answer.destroy();
    throw new Error(`its host answered ${statusCode}`);
  }
  throw new Error('its host sends us on and on');
}

function ask(url: URL, trusted: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = url.origin === trusted;
  const address = addressOf(url);
  return new Promise((resolve, reject) => {
    if (!/^https?:$/.test(url.protocol)) throw new Error('its address is none of the web');
    if (!isTrusted && address && !isPublicAddress(address)) throw new Error(NO_PUBLIC_HOST);
    const get = url.protocol === 'https:' ? getSecurely : getPlainly;
    const request = get(url, { signal, agent: false, ...(!isTrusted && { lookup: publicLookup }) });
    request.once('response', resolve);
    request.once('error', reject);
  });
}

async function read(
  answer: IncomingMessage,
  { most, tooLarge }: Limits,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (Number(answer.headers['content-length']) > most) {
    answer.destroy();
    throw new Error(tooLarge);
  }
  // Leaving the loop ends the connection.
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > most) throw new Error(tooLarge);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
