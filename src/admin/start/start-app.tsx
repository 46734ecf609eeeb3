import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStyles } from './apply-styles';
import { carryOver } from './carry-over';
import { nextTask } from './next-task';

const nothing = () => {};

let show = nothing;
let isPageHere = false;
let keptBy = 0;

/**
 * Starts React beside what the build has written into the page (prerender/admin), which stays until the application
 * says that its page is there.
 */
export function startApp(app: ReactNode): void {
  const written = document.getElementById('root');
  if (!written) throw new Error('admin.html has no element with the id "root"');
  const isPrerendered = written.dataset.page !== undefined;
  const container = isPrerendered ? document.createElement('div') : written;
  if (isPrerendered) {
    applyStyles(false);
    show = () => takePlaceOf(written, container);
  }
  // An error has a page of its own.
  const root = createRoot(container, {
    onCaughtError: reportAndShow,
    onUncaughtError: reportAndShow,
  });
  // As a transition React draws in slices of a few milliseconds, and who is typing is answered between them.
  startTransition(() => root.render(app));
}

/** Says that the page is there: shows it, unless a part of it is still to come. */
export function showApp(): void {
  isPageHere = true;
  showWhenWhole();
}

/** After the effects of what has been drawn, in a task of its own. */
function showWhenWhole(): void {
  void nextTask().then(() => {
    if (isPageHere && keptBy === 0) show();
  });
}

export const isAppShown = () => show === nothing;

/**
 * Lets what the build has written stand for a part that is still to come.
 * @returns to be called when it is drawn; a second call does nothing
 */
export function keepWritten(): () => void {
  let isKept = true;
  keptBy += 1;
  return () => {
    if (!isKept) return;
    isKept = false;
    keptBy -= 1;
    showWhenWhole();
  };
}

function takePlaceOf(written: HTMLElement, container: HTMLElement): void {
  show = nothing;
  container.id = written.id;
  carryOver(written, container, () => {
    applyStyles(true);
    written.replaceWith(container);
    document.querySelectorAll('style[data-start]').forEach((style) => style.remove());
  });
  // Has the page laid out before the next frame, which is long enough with drawing it.
  container.getBoundingClientRect();
}

function reportAndShow(error: unknown): void {
  reportError(error);
  showApp();
}
