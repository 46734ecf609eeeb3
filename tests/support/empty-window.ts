import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Files of one process share a window and React; each starts with fresh modules, page and storage. */
vi.resetModules();

// jsdom has none of them, as it lays nothing out.
class ResizeObserver {
  observe() {}
  disconnect() {}
}
Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView: () => undefined });
Object.assign(window, { ResizeObserver, CSS: { escape: String } });

// Lazy modules take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Pending work of the last component would fail the run once the window is gone.
  await new Promise((done) => setTimeout(done, 10));
  // MUI's styles stay: their cache outlives the modules of a file.
  for (const node of document.head.querySelectorAll(':not([data-emotion])')) node.remove();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
