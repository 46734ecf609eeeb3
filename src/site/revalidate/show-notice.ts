import { company } from '../../shared/company';
import { isShownAt, noticeOf } from '../../shared/content/site-notice';
import { keepInPlace } from './keep-in-place';

/**
 * Updates the notice band (build/prerender/notice-band.ts). Shows it without moving what is read, unless the page is at
 * the top; hides it when out of view: no layout shift either.
 */
export function showNotice(): void {
  const band = document.getElementById('notice');
  const words = band?.firstElementChild;
  if (!band || !words) return;
  const notice = noticeOf(company.get());
  const isDue = () => isShownAt(notice, Date.now());
  if (isDue()) {
    if (band.hidden || words.textContent !== notice.text) {
      keepInPlace(() => {
        words.textContent = notice.text;
        band.hidden = false;
      });
    }
  } else if (!band.hidden) {
    new IntersectionObserver(([entry], observer) => {
      if (entry?.isIntersecting) return;
      observer.disconnect();
      if (!isDue()) keepInPlace(() => (band.hidden = true));
    }).observe(band);
  }
}
