/**
 * A statement of a starter's script that calls a function after the first paint.
 * @param otherwise the statement for browsers that do not tell of paints
 */
export const afterFirstPaint = (name: string, otherwise: string): string =>
  `if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver((entries, observer) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    ${name}();
  }).observe({ type: 'paint', buffered: true });
else ${otherwise};`;
