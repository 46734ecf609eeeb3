import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { normalizeSpace } from '../../shared/text';
import { hrefOf, type Form } from './find-edit-link';
import styles from './StaffBar.module.css';

/** Longer text content is a container, not a text. */
const MAX_LENGTH = 1000;
/** Height of the link less one pixel, so that the pointer reaches it without leaving the element. */
const HEIGHT = 31;
/** A link that covers its card. */
const COVER = '[data-covers-card]';
/** Outside of the page's own content. */
const LANDMARKS = '#root > header, #root > footer';

interface Place {
  href: string;
  top: number;
  left: number;
}

interface Props {
  /** The page's own record. */
  page: Form | undefined;
  /** Records beside the page's own. */
  forms: readonly Form[];
}

/** An "Edit" link at the hovered or focused element whose text is a record's. */
export function EditLink({ page, forms }: Props) {
  const [place, setPlace] = useState<Place>();
  const link = useRef<HTMLAnchorElement>(null);
  const pointedAt = useRef<Element>(undefined);
  const point = useEffectEvent((element: Element | undefined) => {
    if (!element || element === pointedAt.current) return;
    pointedAt.current = element;
    if (!element.closest(`.${styles.edit}`)) setPlace(editLinkAt(element, page, forms));
  });
  useEffect(() => {
    // In the tab order the link is far from the focused element, so it has a shortcut.
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyE' || !link.current) return;
      event.preventDefault();
      link.current.click();
    };
    const pointTo = ({ clientX, clientY }: PointerEvent) =>
      point(
        document.elementsFromPoint(clientX, clientY).find((element) => !element.matches(COVER)),
      );
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

/** The link for the closest ancestor whose text is a record's. */
function editLinkAt(
  target: Element,
  page: Form | undefined,
  forms: readonly Form[],
): Place | undefined {
  const isInLandmark = target.closest(LANDMARKS) !== null;
  const own = forms.filter(({ table }) => !isInLandmark || table === 'menu' || table === 'company');
  const places = page && !isInLandmark ? [page, ...own] : own;
  for (let at = target.closest('#root *'); at && at.id !== 'root'; at = at.parentElement) {
    const text = normalizeSpace(at.textContent ?? '');
    if (text.length > MAX_LENGTH) break;
    const href = text && hrefOf(text, places);
    if (href) return { href, ...positionAt(at) };
  }
  return undefined;
}

/** Above the element's end, where headings seldom reach, or below it where there is no room. */
function positionAt(element: Element): Pick<Place, 'top' | 'left'> {
  const { top, right, bottom } = element.getBoundingClientRect();
  const edge = top > HEIGHT ? top - HEIGHT : bottom - 1;
  return { top: edge + window.scrollY, left: right + window.scrollX };
}
