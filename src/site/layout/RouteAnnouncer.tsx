import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../routes';
import { anchorTarget, keepsPlace } from './navigation-state';
import { useDocumentHead } from './useDocumentHead';
import { useScrollPosition } from './useScrollPosition';

/**
 * Makes a navigation within the site feel like opening a document: title and description change, the page stands at
 * its top or anchor, focus moves to the heading (or the anchor's target), and screen readers hear the new title.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const [firstKey] = useState(location.key);
  const shown = useRef(location);
  const route = findRoute(location.pathname);

  useDocumentHead(route, route?.path);
  useScrollPosition();

  useEffect(() => {
    const previous = shown.current;
    shown.current = location;
    if (previous === location || keepsPlace(previous, location)) return;
    const target = anchorTarget(location);
    if (target) focus(target);
    else if (previous.pathname !== location.pathname) {
      focus(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
    }
  }, [location]);

  return (
    <p role="status" className="visually-hidden">
      {location.key === firstKey ? '' : route?.title}
    </p>
  );
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
