/*
 * Inlined into the head of every page, so that it records presses while the rest loads. Starts the application, whose
 * scripts the page names but does not load, after the first paint or at the first interaction, so that no script
 * competes with the first view. Identical on every page, so that the CSP needs one hash.
 */
{
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const files = () =>
    JSON.parse(document.getElementById('app-files')?.textContent ?? '[]') as string[];
  let isStarted = false;

  /** Each module after its imports, in a task of its own, so that presses in between are handled. */
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
  const run = () => void fetchApp().catch(retryOnline);

  /** Loading the page again would lose what is typed; hydration hides the words. */
  const retryOnline = () => {
    // Later: browsers abort the scripts of a page that is being left. Hydrated, there are no early clicks.
    setTimeout(() => window.earlyClick === null || sayFailed(), 3000);
    addEventListener('online', retry, { once: true });
  };
  const retry = () => {
    // Nothing was said to answer.
    window.earlyClick = undefined;
    run();
  };

  for (const sign of signs) addEventListener(sign, start, true);

  // Safari and Firefox abort the scripts of a page that is left; Firefox loads them again only in a new document.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStarted) fetchApp().catch(() => location.reload());
  });

  // A press before hydration (replay.ts), unless the browser refused its form.
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button && window.earlyClick !== null)
        window.earlyClick = button.form?.matches(':invalid:not([novalidate])') ? undefined : button;
    },
    true,
  );

  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint in a page that it reloads on the way back.
    addEventListener('load', () => setTimeout(start, 2000));
  } else addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
}
