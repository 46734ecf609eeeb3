import publicTypes from 'virtual:public-types';
import { project } from '../../src/shared/supabase.ts';
import { currentFill } from '../../src/site/data/current-fill.ts';
import { answerPage } from './answer-page.ts';
import { findPage } from './find-page.ts';
import { ttlCache } from './ttl-cache.ts';

const MINUTE = 60_000;

/** Each running copy of the function asks for an address about once a minute, whatever the traffic. */
const find = ttlCache((path) => findPage(project, publicTypes, currentFill(), path), {
  forMs: MINUTE,
  atMost: 1000,
});

/** The function at the edge, for every host: docs/hosting.md tells what it is for. */
export function pageFunction(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  return answerPage(request, ask, find);
}
