import { escapeMarkup } from './markup.ts';
import { isShownAt, type Notice } from '../../src/shared/content/site-notice.ts';

/** Placeholder in index.html, outside React's root: shown before hydration. */
const PLACE = /<aside id="notice"[^>]*><p><\/p><\/aside>/;

/**
 * Shows or hides the band before the first paint, by date: no layout shift. Constant, since the Content-Security-Policy
 * has its hash; the days are attributes.
 */
export const NOTICE_SCRIPT = `(() => {
const band = document.getElementById('notice');
const { from = 0, until = Infinity } = band.dataset;
band.hidden = Date.now() < from || Date.now() >= until;
})();`;

/** Inserts the notice; initially hidden unless it applies, for browsers without JavaScript. */
export function withNotice(html: string, notice: Notice, now = Date.now()): string {
  if (!notice.text) return html;
  if (!PLACE.test(html)) throw new Error('index.html has no place for a notice');
  const { text, from, until } = notice;
  const attributes = [
    from !== undefined && ` data-from="${from}"`,
    until !== undefined && ` data-until="${until}"`,
    !isShownAt(notice, now) && ' hidden',
  ].filter(Boolean);
  const band = `<aside id="notice" class="notice" aria-label="Notice"${attributes.join('')}><p>${escapeMarkup(text)}</p></aside>`;
  return html.replace(PLACE, () => `${band}<script>${NOTICE_SCRIPT}</script>`);
}
