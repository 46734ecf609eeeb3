import { afterFirstPaint } from './first-paint.ts';

/**
 * Starts the application after the first paint and the pictures of the first view, when the browser is idle, or at
 * the first sign of the visitor, whichever is first; design, section 4, has the measurements. The same on every page,
 * so that one hash allows it: what differs, the page's scripts, stands in its links. Remembers the button that was
 * pressed before anyone listened (src/shared/start/early-press.ts), unless the browser refused its form. Asks again for
 * the code when the visitor comes back to a page that they left while it was on its way: Safari and Firefox had given it
 * up, and Firefox asks again only for a new document.
 */
export const STARTER = `(() => {
const signs = ['pointerdown', 'keydown', 'focusin'];
const links = document.querySelectorAll('link[data-app]');
const fetchApp = () => import(links[0].href);
const start = () => {
  signs.forEach((sign) => removeEventListener(sign, start, true));
  if (links[0].rel) return;
  links.forEach((link) => { link.rel = 'modulepreload'; });
  fetchApp();
};
signs.forEach((sign) => addEventListener(sign, start, true));
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && links[0].rel) fetchApp().catch(() => location.reload());
});
addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button && window.earlyPress !== null)
    window.earlyPress = button.form?.matches(':invalid') ? undefined : button;
}, true);
const whenIdle = () => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 100);
const whenLoaded = () => document.readyState === 'complete' ? whenIdle() : addEventListener('load', whenIdle);
${afterFirstPaint('whenLoaded', 'requestAnimationFrame(() => setTimeout(whenLoaded))')}
})();`;
