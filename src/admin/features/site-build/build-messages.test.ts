import { expect, it, vi } from 'vitest';
import type { SiteBuild } from '../../data/site-build';
import { buildState } from './build-messages';

const SITE: SiteBuild = {
  host: 'api.netlify.example',
  can_ask: true,
  asked_at: '2026-11-27T14:00:00Z',
  due_at: null,
  answer: { status: 200, error: null },
};
const EARLIER = '2026-11-27T13:00:00Z';
const EARLIER_YET = '2026-11-27T12:30:00Z';
vi.setSystemTime('2026-11-27T14:05:00Z');

const builtAt = (readAt: string) => ({ readAt, state: {}, pages: {}, isAtTheEdge: false });

it.each<[string, Partial<SiteBuild>, string | undefined, RegExp]>([
  ['what the database lacks', { can_ask: false }, undefined, /lacks the extension pg_net/],
  ['that no hook is set', { host: null, asked_at: null }, undefined, /No build hook is set/],
  ['what the host answered', { answer: { status: 404, error: null } }, undefined, /answered 404/],
  [
    'that no host answered',
    { answer: { status: null, error: 'timeout' } },
    undefined,
    /\(timeout\)/,
  ],
  ['when one is asked for', { due_at: '2026-11-27T14:10:00Z' }, undefined, /by itself at .*14:10/],
  ['that one is under way', {}, '2026-11-27T13:00:00Z', /was asked for at .*14:00/],
  ['that one has not come', { asked_at: EARLIER }, EARLIER_YET, /still as it was built at .*12:30/],
  ['that the build is newer', {}, '2026-11-27T14:02:00Z', /was built at .*14:02/],
])('says %s', (_, site, readAt, text) => {
  const built = readAt ? builtAt(readAt) : undefined;
  expect(buildState({ ...SITE, ...site }, built).text).toMatch(text);
});
