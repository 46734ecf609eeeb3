// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { routes } from './routes';
import { prefetch } from './prefetch';

it('fetches the screens of the menu from a page whose own words lead nowhere', async () => {
  document.body.innerHTML = '<header><a href="/blog">Blog</a></header><main>Closed today.</main>';
  performance.getEntriesByType ??= () => [];
  const blog = routes.find(({ path }) => path === '/blog');
  const load = vi.spyOn(blog as { load: () => unknown }, 'load');
  prefetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), 5_000);
});

it('fetches the screen of a link as it is pressed, however busy the network is', () => {
  document.body.innerHTML = '<main><a href="/contact"><b>Contact</b></a></main>';
  performance.getEntriesByType = () => [{ responseEnd: Infinity } as PerformanceResourceTiming];
  const contact = routes.find(({ path }) => path === '/contact');
  const load = vi.spyOn(contact as { load: () => unknown }, 'load').mockReturnValue(undefined);
  prefetch();
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});
