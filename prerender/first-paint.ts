/**
 * A statement of a starter's script that calls a function after the first paint; also two seconds after the load, since
 * Firefox tells of no paint in a page that it fetched again for who goes back. The function may be called twice.
 * @param otherwise the statement for browsers that do not tell of paints
 */
export const afterFirstPaint = (name: string, otherwise: string): string =>
  `if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((entries, observer) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    ${name}();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(${name}, 2000));
} else ${otherwise};`;
