/** Signs of a visitor who is about to use the page or to leave it. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'popstate'];

/**
 * Settles when an element of the page comes into view, or at the first sign of the visitor, whichever is first;
 * at once when the page has no such element.
 */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) settle();
    });
    const settle = () => {
      observer.disconnect();
      SIGNS.forEach((sign) => window.removeEventListener(sign, settle, true));
      resolve();
    };
    observer.observe(element);
    SIGNS.forEach((sign) => window.addEventListener(sign, settle, true));
  });
}
