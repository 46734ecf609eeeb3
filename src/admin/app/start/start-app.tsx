import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { replayInput } from './replay-input';

/** What the build wrote stands no longer than this once React has drawn something, whatever that is. */
const SHOWN_WITHIN_MS = 2000;
/** How long a page has to stand still to be whole. */
const QUIET_MS = 60;

/**
 * Starts React beside what the build has written into the page (build/admin), and puts it in its place when it is
 * whole: a heading is there and nothing is loading. After a time limit it does so in any case, so that an error, a notice
 * or a page of somebody's own is seen as it is.
 */
export function startApp(app: ReactNode): void {
  const written = document.getElementById('root');
  if (!written) throw new Error('admin.html has no element with the id "root"');
  const container = written.dataset.page === undefined ? written : document.createElement('div');
  const root = createRoot(container, {
    onUncaughtError: (error) => {
      reportError(error);
      document.getElementById('start-failed')?.removeAttribute('hidden');
    },
  });
  if (container !== written) showWhenWhole(written, container);
  // As a transition React draws in slices of a few milliseconds, and who is typing is answered between them.
  startTransition(() => root.render(<StrictMode>{app}</StrictMode>));
}

const isWhole = (container: HTMLElement) =>
  container.querySelector('h1') !== null && !container.querySelector('main [role=progressbar]');

function showWhenWhole(written: HTMLElement, container: HTMLElement): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    observer.disconnect();
    clearTimeout(quiet);
    clearTimeout(limit);
    // React has drawn nothing after an error that no page of the application has caught.
    if (!container.firstChild) return;
    container.id = written.id;
    replayInput(written, container, () => {
      written.replaceWith(container);
      document.querySelectorAll('style[data-start]').forEach((style) => style.remove());
    });
  }

  const observer = new MutationObserver(() => {
    limit ??= setTimeout(show, SHOWN_WITHIN_MS);
    clearTimeout(quiet);
    if (isWhole(container)) quiet = setTimeout(show, QUIET_MS);
  });
  observer.observe(container, { childList: true, subtree: true });
}
