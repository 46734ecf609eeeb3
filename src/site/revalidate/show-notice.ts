import { company } from '../../shared/company';
import { isShownAt, noticeOf } from '../../shared/content/notice';
import { keepInPlace } from './keep-in-place';

/**
 * Lets the band over the page (build/prerender/notice-band.ts) say what the company's notice says at this moment. It comes
 * without moving what is being read, above a page that nobody has scrolled yet in full view, and goes once it is out of view, where that moves nothing either.
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
