import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { carryOver } from './carry-over';

let show = () => {};

/**
 * Starts React beside what the build has written into the page (prerender/admin), which stays until the application
 * says that its page is there.
 */
export function startApp(app: ReactNode): void {
  const written = document.getElementById('root');
  if (!written) throw new Error('admin.html has no element with the id "root"');
  const isPrerendered = written.dataset.page !== undefined;
  const container = isPrerendered ? document.createElement('div') : written;
  if (isPrerendered) show = () => takePlaceOf(written, container);
  // An error has a page of its own.
  const root = createRoot(container, {
    onCaughtError: reportAndShow,
    onUncaughtError: reportAndShow,
  });
  // As a transition React draws in slices of a few milliseconds, and who is typing is answered between them.
  startTransition(() => root.render(app));
}

/** Shows the application, as soon as the effects of what it has drawn have run. */
export function showApp(): void {
  queueMicrotask(() => show());
}

function takePlaceOf(written: HTMLElement, container: HTMLElement): void {
  show = () => {};
  container.id = written.id;
  carryOver(written, container, () => {
    written.replaceWith(container);
    document.querySelectorAll('style[data-start]').forEach((style) => style.remove());
  });
}

function reportAndShow(error: unknown): void {
  reportError(error);
  showApp();
}
