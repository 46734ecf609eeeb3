import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { normalizeSpace } from '../../shared/text';
import { hrefOf, type Form } from './find-form';
import styles from './StaffBar.module.css';

/** Longer ones are no texts but parts of a page. */
const LONGEST = 1000;
/** As high as the link, with one pixel of what it is about: the pointer reaches it without leaving. */
const HEIGHT = 31;
/** A link that can be pressed anywhere on its card. */
const COVER = '[data-covers-card]';
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
  const pointedAt = useRef<Element>(undefined);
  const point = useEffectEvent((element: Element | undefined) => {
    if (!element || element === pointedAt.current) return;
    pointedAt.current = element;
    if (!element.closest(`.${styles.edit}`)) setPlace(placeOf(element, page, forms));
  });
  useEffect(() => {
    // From what has the focus the link is all of the page away.
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyE' || !link.current) return;
      event.preventDefault();
      link.current.click();
    };
    const pointTo = ({ clientX, clientY }: PointerEvent) =>
      point(document.elementsFromPoint(clientX, clientY).find((one) => !one.matches(COVER)));
    const focus = ({ target }: FocusEvent) => point(target as Element);
    document.addEventListener('pointermove', pointTo);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', follow);
    return () => {
      document.removeEventListener('pointermove', pointTo);
      document.removeEventListener('focusin', focus);
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
    const text = normalizeSpace(at.textContent ?? '');
    if (text.length > LONGEST) break;
    const href = text && hrefOf(text, places);
    if (href) return { href, ...besides(at) };
  }
  return undefined;
}

/** Above the end of an element, where headings seldom reach, or below it where there is no room. */
function besides(element: Element): Pick<Place, 'top' | 'left'> {
  const { top, right, bottom } = element.getBoundingClientRect();
  const edge = top > HEIGHT ? top - HEIGHT : bottom - 1;
  return { top: edge + window.scrollY, left: right + window.scrollX };
}
