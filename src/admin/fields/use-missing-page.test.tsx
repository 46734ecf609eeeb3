// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { useMissingPage } from './use-missing-page';

afterEach(() => vi.unstubAllGlobals());

/** What the hook says of addresses, on a site with one page of the owner's and one that has moved to it. */
function missingPage(getList = async (table: string) => (table === 'pages' ? [OFFER] : [])) {
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address);
    const asked = `${pathname.split('/').at(-1)} ${searchParams.get('slug')}`;
    if (asked === 'blog_posts in.(not-listed)') return Response.json([{ slug: 'not-listed' }]);
    const isFormer = asked === 'moved_addresses in.(/old-offer)';
    return Response.json(isFormer ? [{ slug: '/old-offer', blog_posts: null, pages: OFFER }] : []);
  });
  const dataProvider = {
    getList: async (table: string) => {
      const data = await getList(table);
      return { data: data as never[], total: data.length };
    },
  };
  const { result } = renderHook(() => useMissingPage(), {
    wrapper: ({ children }) => inAdmin(children, { dataProvider }),
  });
  return result.current;
}

const OFFER = { id: '1', path: '/offer', title: 'Our offer' };

it.each(['/ofer', '/offer/more', '/blog/gone?by=mail#top', ' /ofer '])(
  'says of %j that there is no page',
  async (address) => {
    const [path] = address.trim().split(/[?#]/);
    expect(await missingPage()(address)).toContain(`There is no page at ${path}.`);
  },
);

it.each([
  '/offer',
  '/offer/#prices',
  '/contact',
  '/',
  '/old-offer',
  '/prices.pdf',
  '/blog/not-listed',
])('says nothing of %j', async (address) => expect(await missingPage()(address)).toBeUndefined());

it('says nothing of addresses elsewhere, or where the server does not answer', async () => {
  expect(await missingPage()('https://example.com/ofer')).toBeUndefined();
  const silent = missingPage(async () => Promise.reject(new Error('no answer')));
  expect(await silent('/ofer')).toBeUndefined();
});
