/*
 * Written into the head of every page by the build, so that it hears what is pressed while the rest still arrives: starts
 * the application, whose scripts the page names but does not load, after the first paint or at the first sign of a person,
 * whichever is first. Until then no byte of script competes with what is seen. The same on every page, so that one hash of
 * the policy allows it.
 */
{
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const files = () =>
    JSON.parse(document.getElementById('app-files')?.textContent ?? '[]') as string[];
  let isStarted = false;

  /** A file after those that it imports, each in a task of its own: what is pressed between two of them is answered. */
  const fetchApp = async () => {
    for (const file of files()) await import(/* @vite-ignore */ file);
  };
  const sayFailed = () => document.getElementById('start-failed')?.removeAttribute('hidden');

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const href of files())
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    // React takes over the whole page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };
  const run = () => void fetchApp().catch(sayFailed);

  for (const sign of signs) addEventListener(sign, start, true);

  // Safari and Firefox give up the code of a page that is left, and Firefox asks again only for a new document.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStarted) fetchApp().catch(() => location.reload());
  });

  // The button that was pressed before anyone listened (replay.ts), unless the browser refused its form.
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button && window.earlyClick !== null)
        window.earlyClick = button.form?.matches(':invalid:not([novalidate])') ? undefined : button;
    },
    true,
  );

  // So the shortcut of a field that says it has one (aria-keyshortcuts): the browser's own would take the focus away.
  addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey } = event;
      const known = (target as Element).getAttribute?.('aria-keyshortcuts');
      if (window.earlyClick === null || !(ctrlKey || metaKey)) return;
      if (!known?.includes(`+${key.toUpperCase()}`)) return;
      event.preventDefault();
      window.earlyKey = event;
    },
    true,
  );

  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
    // Firefox tells of no paint in a page that it fetched again for who goes back.
    addEventListener('load', () => setTimeout(start, 2000));
  } else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
}
