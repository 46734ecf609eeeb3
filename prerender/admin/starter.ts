import { MONTHS } from '../../src/shared/blog.ts';
import { afterFirstPaint } from '../first-paint.ts';

/**
 * Shows the admin's page in the scheme that was chosen with the switch of the bar, where react-admin keeps it, and with
 * the heading of its address and the day of today. Whoever has chosen was here before and has this file, so that it
 * mostly runs before the first paint; others do not wait for it. Then starts the application after the first paint, or
 * at the first sign of the person who is here: one file of code at a time, asked for and run, what others need first, so
 * that no task is long; and asks again, like the visitors' starter, for what the browser gave up. Remembers the button
 * that was pressed before anyone listened. A file of its own, because the admin's policy allows no inline script.
 */
export const ADMIN_STARTER = `(() => {
let scheme;
try {
  scheme = JSON.parse(localStorage.getItem('RaStore.theme'));
} catch {}
const whenThere = (id, act) => {
  const isThere = () => {
    const element = document.getElementById(id);
    if (element) act(element);
    return element;
  };
  if (isThere() || document.readyState !== 'loading') return;
  const observer = new MutationObserver(() => {
    if (isThere()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
};
if (scheme) whenThere('dark', (dark) => { dark.media = scheme === 'dark' ? 'all' : 'not all'; });
whenThere('heading', (heading) => {
  const headings = JSON.parse(heading.dataset.headings);
  let path = location.pathname;
  while (path && !headings[path]) path = path.slice(0, path.lastIndexOf('/'));
  heading.textContent = headings[path] ?? '';
});
const now = new Date();
const today = ${JSON.stringify(MONTHS)}[now.getMonth()] + ' ' + now.getDate() + ', ' + now.getFullYear();
whenThere('today', ({ style }) => style.setProperty('--today', '"' + today + '"'));
const signs = ['pointerdown', 'keydown', 'focusin'];
let links;
const fetchApp = async () => {
  for (const { href } of links) {
    await import(href);
    await new Promise((next) => setTimeout(next));
  }
};
const start = () => {
  if (links) return;
  signs.forEach((sign) => removeEventListener(sign, start, true));
  links = [...document.querySelectorAll('link[data-app]')];
  links.forEach((link) => setTimeout(() => { link.rel = 'modulepreload'; }));
  fetchApp();
};
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && links) fetchApp().catch(() => location.reload());
});
signs.forEach((sign) => addEventListener(sign, start, true));
addEventListener('click', ({ target }) => {
  const button = target.closest('#root[data-page] button');
  if (button) window.earlyPress = button;
}, true);
${afterFirstPaint('start', "addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)))")}
})();`;
