// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { linkFindings, useLinkTargets } from './link-checks';

afterEach(() => vi.unstubAllGlobals());

const OFFER = { id: '1', path: '/offer', title: 'Our offer', published_at: '2025-01-01T00:00:00Z' };

/** What is found of links on a site with these pages, one of which has left /old-offer. */
async function findings(hrefs: string[], pages: object[] = [OFFER], answers = true, own?: string) {
  const fetched = vi.fn(async (address: string | URL | Request) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address);
    const isFormer =
      pathname.endsWith('moved_addresses') && searchParams.get('slug') === 'in.(/old-offer)';
    if (!answers) return Response.json({ message: 'no' }, { status: 400 });
    return Response.json(isFormer ? [{ slug: '/old-offer', blog_posts: null, pages: OFFER }] : []);
  });
  vi.stubGlobal('fetch', fetched);
  const getList = async (table: string) => {
    const data = (table === 'pages' ? pages : []) as never[];
    return { data, total: data.length };
  };
  const { result } = renderHook(() => useLinkTargets(hrefs), {
    wrapper: ({ children }) => inAdmin(children, { dataProvider: { getList } }),
  });
  await waitFor(() =>
    answers ? expect(result.current).toBeDefined() : expect(fetched).toBeCalled(),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}">words</a>`).join('');
  const found = result.current ? linkFindings(document.body, result.current, own) : [];
  return found.map(({ words, isSerious = false }) => `${isSerious ? '!' : ''}${words}`);
}

it.each([
  ['/offer', []],
  ['/Offer/#prices', []],
  ['/Contact', []],
  ['/Old-Offer/', ['A link is to a former address: /old-offer leads on to “Our offer”.']],
  ['/ofer', ['!A link leads nowhere: there is no page at /ofer.']],
])('of a link to %s it says %j', async (href, words) => {
  expect(await findings([href])).toEqual(words);
});

it.each([
  [null, null, '!“Our offer” is a draft: visitors find nothing there yet'],
  [
    '2100-01-01T09:00:00Z',
    null,
    '“Our offer” is published on 1 Jan 2100, 09:00: visitors find nothing there yet',
  ],
  [
    '2025-01-01T09:00:00Z',
    '2025-02-01T00:00:00Z',
    '!“Our offer” has ended: visitors no longer find it',
  ],
])('of a link to a page from %s until %s it says %s', async (from, until, words) => {
  const pages = [{ ...OFFER, published_at: from, published_until: until }];
  expect(await findings(['/offer#form'], pages)).toEqual([words]);
  expect(await findings(['/offer#form'], pages, true, '/offer')).toEqual([]);
});

it('says nothing of links while the server does not answer', async () => {
  expect(await findings(['/ofer'], [OFFER], false)).toEqual([]);
});
