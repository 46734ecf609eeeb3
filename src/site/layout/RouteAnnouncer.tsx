import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { knownPage } from '../data/page-data';
import { findRoute } from '../routes';
import { afterPaint } from '../timing';
import { anchorTarget, historyIndex, keepsPlace, moveFocus } from './navigation-state';
import { useDocumentHead } from './useDocumentHead';
import { useScrollPosition } from './useScrollPosition';

/**
 * Makes a navigation within the site feel like opening a document: title and description change, the page stands at
 * its top or anchor, and screen readers hear the new title. Focus moves to the heading or the anchor's target; on the
 * way back, to the link that was followed.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const [firstKey] = useState(location.key);
  const shown = useRef<{ location: Location; index?: number }>({ location });
  // The screen of pages says itself what it shows, or that there is nothing.
  const route = findRoute(location.pathname);

  useDocumentHead(route, route?.path);
  useScrollPosition();

  useEffect(() => {
    const { location: previous, index: previousIndex = 0 } = shown.current;
    const index = historyIndex(location) ?? previousIndex;
    shown.current = { location, index };
    if (previous === location || keepsPlace(previous, location)) return;
    const isBack = index < previousIndex;
    const { activeElement } = document;
    // After the frame that shows the screen: to give the focus has the page laid out and drawn once more. Whoever has
    // moved on by then stays there.
    afterPaint(() => {
      if ([activeElement, document.body].includes(document.activeElement))
        moveFocus(placeOf(location, previous, isBack));
    });
  }, [location]);

  return (
    <p role="status" className="visually-hidden">
      {location.key === firstKey ? '' : (route?.title ?? knownPage(location.pathname)?.title)}
    </p>
  );
}

/** Where the focus goes on a screen; nowhere, if another part of the same screen was asked for. */
function placeOf(location: Location, previous: Location, isBack: boolean): HTMLElement | null {
  const target = anchorTarget(location);
  if (target || previous.pathname === location.pathname) return target;
  return (
    (isBack ? linkTo(previous) : null) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main')
  );
}

/** The link of the screen that leads to an address. */
function linkTo({ pathname, hash }: Location): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(pathname + hash)}"]`);
}
