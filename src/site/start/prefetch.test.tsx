// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../routes';
import { prefetch } from './prefetch';

const listen = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  vi.useFakeTimers();
});

// A page prefetches for as long as it is open; that of a test is closed here.
afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls)
    window.removeEventListener(type, listener, options);
  vi.useRealTimers();
});

/** Opens a page whose network has been quiet since then; jsdom measures nothing. */
function openPage(html: string, quietSince: number) {
  document.body.innerHTML = html;
  performance.getEntriesByType = () => [{ responseEnd: quietSince } as PerformanceResourceTiming];
  prefetch();
}

function watchScreen(at: string) {
  const screen = routes.find(({ path }) => path === at) as { load: () => unknown };
  return vi.spyOn(screen, 'load').mockReturnValue(undefined);
}

it('fetches the screens of the page’s own words in their order, then those of the menu', async () => {
  const order: string[] = [];
  for (const at of ['/about', '/blog', '/services'])
    watchScreen(at).mockImplementation(() => order.push(at));
  const menu = '<header><a href="/blog">Blog</a><a href="/about">About</a></header>';
  const words = '<main><a href="/services">Services</a><a href="/about">About</a></main>';
  openPage(menu + words, 0);
  await expect
    .poll(() => vi.advanceTimersByTime(50) && order)
    .toEqual(['/services', '/about', '/blog']);
});

it('fetches the screen of a link as it is pressed, however busy the network is', () => {
  const load = watchScreen('/contact');
  openPage('<main><a href="/contact"><b>Contact</b></a></main>', Infinity);
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});
