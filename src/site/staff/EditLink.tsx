import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { comparable, hrefOf, type Form } from './find-form';
import styles from './StaffBar.module.css';

/** Longer ones are no texts but parts of a page. */
const LONGEST = 1000;
/** As high as the link, with one pixel of what it is about: the pointer reaches it without leaving. */
const HEIGHT = 31;
/** Around every page, and so of no page. */
const AROUND = '#root > header, #root > footer';

interface Place {
  href: string;
  top: number;
  left: number;
}

interface Props {
  /** The record that has the page to itself. */
  page: Form | undefined;
  /** What pages show beside their own texts. */
  forms: readonly Form[];
}

/** "Edit" at what is under the pointer or has the focus, where a record says it. */
export function EditLink({ page, forms }: Props) {
  const [place, setPlace] = useState<Place>();
  const link = useRef<HTMLAnchorElement>(null);
  const point = useEffectEvent(({ target }: Event) => {
    const element = target as Element;
    if (!element.closest(`.${styles.edit}`)) setPlace(placeOf(element, page, forms));
  });
  useEffect(() => {
    // From what has the focus the link is all of the page away.
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyE' || !link.current) return;
      event.preventDefault();
      link.current.click();
    };
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    document.addEventListener('keydown', follow);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
      document.removeEventListener('keydown', follow);
    };
  }, []);
  if (!place) return null;
  const { href, top, left } = place;
  return (
    <a
      ref={link}
      href={href}
      title="Edit this text (Alt+E)"
      aria-keyshortcuts="Alt+E"
      className={styles.edit}
      style={{ top, left }}
    >
      Edit
    </a>
  );
}

/** The smallest part of the page around an element that says what a record says. */
function placeOf(
  target: Element,
  page: Form | undefined,
  forms: readonly Form[],
): Place | undefined {
  const isAround = target.closest(AROUND) !== null;
  const own = forms.filter(({ table }) => !isAround || table === 'menu' || table === 'company');
  const places = page && !isAround ? [page, ...own] : own;
  for (let at = target.closest('#root *'); at && at.id !== 'root'; at = at.parentElement) {
    const text = comparable(at.textContent ?? '');
    if (text.length > LONGEST) break;
    const href = text && hrefOf(text, places);
    if (href) return { href, ...besides(at) };
  }
  return undefined;
}

/** Above an element, or below it where there is no room. */
function besides(element: Element): Pick<Place, 'top' | 'left'> {
  const { top, left, bottom } = element.getBoundingClientRect();
  const edge = top > HEIGHT ? top - HEIGHT : bottom - 1;
  return { top: edge + window.scrollY, left: Math.max(left, 0) + window.scrollX };
}
