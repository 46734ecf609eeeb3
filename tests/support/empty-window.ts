import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Files of one process share a window and its React; each starts with modules, page and storage of its own. */
vi.resetModules();

// What is lazy takes more than the second that is usual where the machine is busy.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // What the last component began as it went would fail the whole run once the window is gone.
  await new Promise((done) => setTimeout(done, 10));
  // MUI's styles stay: what writes them outlives the modules of a file, and puts others beside them.
  for (const node of document.head.querySelectorAll(':not([data-emotion])')) node.remove();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
