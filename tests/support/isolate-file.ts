import { afterAll, vi } from 'vitest';

/** Files share a process: a module that another file loaded has its state, and none of this file's mocks. */
vi.resetModules();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // What a file imports after its end would be loaded for the next.
  await vi.dynamicImportSettled();
  if (typeof window !== 'undefined') await emptyWindow();
});

async function emptyWindow() {
  // Pending work of the last component would fail the run once the window is gone.
  await new Promise((done) => setTimeout(done, 10));
  // MUI's styles stay: their cache outlives the modules of a file.
  for (const node of document.head.querySelectorAll(':not([data-emotion])')) node.remove();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
