import { supabaseKey, supabaseUrl } from '../../src/shared/supabase.ts';
import { answerPost } from './answer-post.ts';
import { findPost } from './find-post.ts';
import { ttlCache } from './ttl-cache.ts';

const MINUTE = 60_000;

/** Each running copy of the function asks about an address once a minute, whatever the traffic. */
const find = ttlCache((slug) => findPost({ url: supabaseUrl, key: supabaseKey }, slug), {
  forMs: MINUTE,
  atMost: 1000,
});

/** The function at the edge, for every host: docs/hosting.md tells what it is for. */
export function postFunction(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  return answerPost(request, ask, find);
}
