import type { Endpoint } from '../../src/shared/endpoint.ts';

/** WhatsApp shows no heavier picture, in bytes. */
const HEAVIEST = 600_000;

/**
 * An uploaded picture, unless it is too heavy for a link preview: no build has made it smaller yet. One whose size the
 * storage does not say stays.
 */
export async function lightPicture(
  image: string | undefined,
  { url, fetch: ask = fetch }: Endpoint,
  signal: AbortSignal,
): Promise<string | undefined> {
  const storage = new URL('/storage/v1/object/public/', url).href;
  const address = image && URL.canParse(image, url) ? new URL(image, url).href : '';
  if (!address.startsWith(storage)) return image;
  const answer = await ask(address, { method: 'HEAD', signal }).catch(() => undefined);
  const isHeavy = Number(answer?.headers.get('content-length')) > HEAVIEST;
  return isHeavy ? undefined : image;
}
