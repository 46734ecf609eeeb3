import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { knownPage } from '../data/page-data';
import { findRoute } from '../routes';
import { afterPaint } from '../start/after-paint';
import { anchorTarget, historyIndex, historyKey, keepsPlace, moveFocus } from './navigation-state';
import { titleOf } from '../seo/document-head';
import { useDocumentHead } from './use-document-head';
import { useScrollPosition } from './use-scroll-position';

/**
 * Makes a navigation within the site like a document load: title and description change, the scroll position is reset,
 * and screen readers announce the title. Focus moves to the heading or the anchor's target; on the way back, to the
 * link that was followed.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const [firstKey] = useState(location.key);
  const rendered = useRef<{ location: Location; index?: number }>({ location });
  const followed = useFollowedLinks();
  // PageScreen sets its own head.
  const route = findRoute(location.pathname);

  useDocumentHead(route, route?.path);
  useScrollPosition();

  useEffect(() => {
    const { location: previous, index: previousIndex = 0 } = rendered.current;
    const index = historyIndex(location) ?? previousIndex;
    rendered.current = { location, index };
    if (previous === location || keepsPlace(previous, location)) return;
    const isBack = index < previousIndex;
    const { activeElement } = document;
    // After the paint, because focus forces a layout. A visitor who has moved on keeps the focus.
    afterPaint(() => {
      if ([activeElement, document.body].includes(document.activeElement))
        moveFocus(focusTarget(location, previous, isBack ? followed.get(location.key) : undefined));
    });
  }, [location, followed]);

  return (
    <p role="status" className="visually-hidden">
      {location.key === firstKey
        ? ''
        : ((route && titleOf(route)) ?? knownPage(location.pathname)?.title)}
    </p>
  );
}

/** The element that receives focus; null where the same screen navigates to no anchor. */
function focusTarget(
  location: Location,
  previous: Location,
  followed?: FollowedLink,
): HTMLElement | null {
  const target = anchorTarget(location);
  if (target || previous.pathname === location.pathname) return target;
  return (
    (followed && linksTo(followed.href)[followed.place]) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main')
  );
}

interface FollowedLink {
  href: string;
  /** Among the page's links to that address. */
  place: number;
}

/** By location key. */
function useFollowedLinks(): Map<string, FollowedLink> {
  const [followed] = useState(() => new Map<string, FollowedLink>());
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      const href = link?.getAttribute('href');
      if (link && href) followed.set(historyKey(), { href, place: linksTo(href).indexOf(link) });
    };
    window.addEventListener('click', remember, true);
    return () => window.removeEventListener('click', remember, true);
  }, [followed]);
  return followed;
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`),
];
