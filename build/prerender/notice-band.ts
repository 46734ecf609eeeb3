import { escapeMarkup } from './markup.ts';
import { isShownAt, type Notice } from '../../src/shared/content/notice.ts';

/** The band's place in index.html, above the application: a page can bring it without React, which it never waits for. */
const PLACE = /<aside id="notice"[^>]*><p><\/p><\/aside>/;

/**
 * Shows the band or hides it before anything is painted, so that a page which was built before the first day, or is
 * opened after the last, never moves. Known to the policy by its hash: the days are in the element.
 */
export const NOTICE_SCRIPT = `(() => {
const band = document.getElementById('notice');
const { from = 0, until = Infinity } = band.dataset;
band.hidden = Date.now() < from || Date.now() >= until;
})();`;

/** The visitors' document with the company's notice in its place; hidden while it does not apply, for who runs no script. */
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
