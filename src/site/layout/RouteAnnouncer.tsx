import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
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
  const isPush = useNavigationType() === 'PUSH';
  const [firstKey] = useState(location.key);
  const rendered = useRef<{ location: Location; index?: number }>({ location });
  // PageScreen sets its own head.
  const route = findRoute(location.pathname);

  useDocumentHead(route, route?.path);
  useScrollPosition();

  useEffect(() => {
    const { location: previous, index: previousIndex = 0 } = rendered.current;
    // Left again before it was rendered, a new entry has no index to ask for.
    const index = historyIndex(location) ?? previousIndex + Number(isPush);
    rendered.current = { location, index };
    if (previous === location || keepsPlace(previous, location)) return;
    const isBack = index < previousIndex;
    const { activeElement } = document;
    // After the paint, because focus forces a layout. A visitor who has moved on keeps the focus.
    afterPaint(() => {
      const isHere = rendered.current.location === location;
      if (isHere && [activeElement, document.body].includes(document.activeElement))
        moveFocus(focusTarget(location, previous, isBack));
    });
  }, [location, isPush]);

  useEffect(() => {
    window.addEventListener('click', rememberLink, true);
    return () => window.removeEventListener('click', rememberLink, true);
  }, []);

  return (
    <p role="status" className="visually-hidden">
      {location.key === firstKey
        ? ''
        : ((route && titleOf(route)) ?? knownPage(location.pathname)?.title)}
    </p>
  );
}

/** The element that receives focus; null where the same screen navigates to no anchor. */
function focusTarget(location: Location, previous: Location, isBack: boolean): HTMLElement | null {
  const target = anchorTarget(location);
  if (previous.pathname === location.pathname) return target;
  return (
    (isBack ? followedFrom(location) : undefined) ??
    target ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main')
  );
}

/** By location key, the address of the link that was followed and its place among the page's links to it. */
const followed = new Map<string, [href: string, place: number]>();

function rememberLink({ target }: MouseEvent): void {
  const link = (target as Element).closest('a');
  if (link) followed.set(historyKey(), [link.href, linksTo(link.href).indexOf(link)]);
}

function followedFrom({ key }: Location): HTMLElement | undefined {
  const [href = '', place = -1] = followed.get(key) ?? [];
  return linksTo(href)[place];
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.href === href);
