import publicTypes from 'virtual:public-types';
import { project } from '../../src/shared/supabase.ts';
import { currentFill } from '../../src/site/data/fill-placeholders.ts';
import { answerPage } from './answer-page.ts';
import { findPage } from './find-page.ts';
import { ttlCache } from './ttl-cache.ts';

const MINUTE = 60_000;

/** Limits look-ups to one per address, minute and instance. */
const find = ttlCache((path) => findPage(project, publicTypes, currentFill(), path), {
  forMs: MINUTE,
  atMost: 1000,
});

/** Common to all hosts (docs/hosting.md). */
export function pageFunction(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  return answerPage(request, ask, find);
}
