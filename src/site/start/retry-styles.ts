const failed = new Set<HTMLLinkElement>();

// The build renders pages without a window.
globalThis.addEventListener?.(
  'error',
  ({ target }) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failed.add(target),
  true,
);

/** Fetches style sheets again that did not load: Vite's preload helper asks for each but once. */
export const retryStyles = () => Promise.all([...failed].map(fetchAgain));

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    link.replaceWith(Object.assign(link.cloneNode(), { onload: resolve, onerror: reject }));
  });
}
