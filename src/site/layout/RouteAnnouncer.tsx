import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { knownPage } from '../data/page-data';
import { findRoute } from '../routes';
import { afterPaint } from '../start/after-paint';
import { anchorTarget, historyIndex, keepsPlace, moveFocus } from './navigation-state';
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
        moveFocus(focusTarget(location, previous, isBack));
    });
  }, [location]);

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
  if (target || previous.pathname === location.pathname) return target;
  return (
    (isBack ? linkTo(previous) : null) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main')
  );
}

/** Without a query where none has it: a screen may have written one since. Not in a hidden tab. */
function linkTo({ pathname, search, hash }: Location): HTMLElement | null {
  const find = (query: string) =>
    document.querySelector<HTMLElement>(
      `main a[href="${CSS.escape(pathname + query + hash)}"]:not([hidden] *)`,
    );
  return find(search) ?? find('');
}
