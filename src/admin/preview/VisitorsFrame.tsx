import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import base from '../../site/styles/base.css?inline';
import layout from '../../site/styles/layout.css?inline';

/** Where the bar of the public page stands, nothing stands here. */
const FRAME_STYLES = `:root{--nav-height:0px}${base}${layout}`;

interface Props {
  title: string;
  /** The width that the page in it is laid out for, in CSS pixels; it is drawn as wide as `room`. */
  width: number;
  room: number;
  style?: CSSProperties;
  /** To be looked at alone: nothing in it is reached or told. */
  isPicture?: boolean;
  children: ReactNode;
}

/** Visitors' components in a window of their own: their styles and the width of their screen, beside the admin's. */
export function VisitorsFrame({ title, width, room, style, isPicture = false, children }: Props) {
  const [root, setRoot] = useState<HTMLElement>();
  const stopFollowing = useRef<() => void>(undefined);
  const scale = Math.min(1, room / width);
  useEffect(() => () => stopFollowing.current?.(), []);

  function onLoad(frame: HTMLIFrameElement) {
    const page = frame.contentDocument;
    if (!page) return;
    stopFollowing.current?.();
    stopFollowing.current = followStyles(page);
    setRoot(page.body);
  }
  return (
    <>
      <iframe
        title={title}
        srcDoc="<!doctype html><html lang='en-GB'><head><title>Preview</title></head><body></body></html>"
        onLoad={(event) => onLoad(event.currentTarget)}
        {...(isPicture && { inert: true, tabIndex: -1, 'aria-hidden': true })}
        style={{
          display: 'block',
          width,
          height: `${100 / scale}%`,
          marginInline: scale === 1 ? 'auto' : 0,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          colorScheme: 'light',
          ...style,
        }}
      />
      {root && createPortal(children, root)}
    </>
  );
}

/** Gives the page the visitors' styles, and those of components as they arrive; MUI's stay outside. */
function followStyles(page: Document): () => void {
  const own = page.createElement('style');
  own.textContent = FRAME_STYLES;
  const copy = (node: Node) => {
    const isStyle =
      node instanceof HTMLElement &&
      node.matches('link[rel="stylesheet"], style:not([data-emotion])');
    if (isStyle) page.head.append(page.importNode(node, true));
  };
  document.head.childNodes.forEach(copy);
  page.head.append(own);
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(copy)),
  );
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
