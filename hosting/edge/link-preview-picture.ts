import type { Endpoint } from '../../src/shared/supabase.ts';

/** Bytes; WhatsApp's limit. */
const MAX_BYTES = 600_000;

/**
 * Omits an uploaded picture that is too large for a link preview, since no build has encoded it yet. Keeps one of
 * unknown size.
 */
export async function linkPreviewPicture(
  image: string | undefined,
  { url, fetch: ask = fetch }: Endpoint,
  signal: AbortSignal,
): Promise<string | undefined> {
  const storage = new URL('/storage/v1/object/public/', url).href;
  const address = image && URL.canParse(image, url) ? new URL(image, url).href : '';
  if (!address.startsWith(storage)) return image;
  const answer = await ask(address, { method: 'HEAD', signal }).catch(() => undefined);
  const isHeavy = Number(answer?.headers.get('content-length')) > MAX_BYTES;
  return isHeavy ? undefined : image;
}
