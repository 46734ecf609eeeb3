/*
 * Part of the admin's starter, which mostly runs before the first paint: shows what the build wrote in the scheme that
 * was chosen in the bar, where react-admin keeps it, with the heading of the address and the day of today.
 */
{
  const whenThere = (id: string, act: (element: HTMLElement) => void) => {
    const isThere = () => {
      const element = document.getElementById(id);
      if (element) act(element);
      return element !== null;
    };
    if (isThere() || document.readyState !== 'loading') return;
    const observer = new MutationObserver(() => {
      if (isThere()) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  };

  let scheme: unknown;
  try {
    scheme = JSON.parse(localStorage.getItem('RaStore.theme') ?? 'null');
  } catch {
    // Storage may be denied.
  }
  if (scheme) {
    whenThere('dark', (dark) => {
      (dark as HTMLStyleElement).media = scheme === 'dark' ? 'all' : 'not all';
    });
  }

  whenThere('heading', (heading) => {
    const headings = JSON.parse(heading.dataset.headings ?? '{}') as Record<string, string>;
    let path = location.pathname;
    while (path && !headings[path]) path = path.slice(0, path.lastIndexOf('/'));
    heading.textContent = headings[path] ?? '';
  });

  const day = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  const today = new Date().toLocaleDateString('en-US', day);
  whenThere('today', ({ style }) => style.setProperty('--today', `"${today}"`));
}
