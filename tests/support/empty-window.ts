import { afterAll, vi } from 'vitest';

/** Files of one process share a window and its React; each starts with modules, page and storage of its own. */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // MUI's styles stay: what writes them outlives the modules of a file, and puts others beside them.
  for (const one of document.head.querySelectorAll(':not([data-emotion])')) one.remove();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
