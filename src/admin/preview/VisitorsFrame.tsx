import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import base from '../../site/styles/base.css?inline';
import layout from '../../site/styles/layout.css?inline';
import { EDIT, EDITED, ELSEWHERE, WHOLE } from './preview-attributes';

const BLANK =
  "<!doctype html><html lang='en-GB'><head><title>Preview</title></head><body><div id='root'></div></body></html>";

interface Props {
  title: string;
  /** Layout width in CSS pixels; scaled down to the container. */
  width: number;
  /** Inert and hidden from assistive technology. */
  isPicture?: boolean;
  /** Called with the frame's document. */
  onPage?: (page: Document) => void;
  children: ReactNode;
}

/**
 * Renders visitors' components in an iframe, with their styles and viewport width. A separate React root: concurrent
 * rendering while the user types, the site's router, and errors that do not affect the form.
 */
export function VisitorsFrame(props: Props) {
  const { title, width, isPicture = false, onPage, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useRef<Root>(undefined);
  const [page, setPage] = useState<Document>();
  const [room, setRoom] = useState(0);
  const scale = Math.min(1, (room || width) / width);

  useEffect(() => {
    const place = frame.current?.parentElement;
    if (!place) return;
    const observer = new ResizeObserver(() => setRoom(place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const container = page?.getElementById('root');
    if (!page || !container) return;
    const stopFollowing = followStyles(page);
    const visitorsRoot = createRoot(container);
    root.current = visitorsRoot;
    return () => {
      stopFollowing();
      root.current = undefined;
      // React is rendering the form.
      queueMicrotask(() => visitorsRoot.unmount());
    };
  }, [page]);
  useEffect(() => {
    startTransition(() => root.current?.render(<MemoryRouter>{children}</MemoryRouter>));
  }, [page, children]);

  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={BLANK}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        setPage(contentDocument);
        onPage?.(contentDocument);
      }}
      {...(isPicture && { inert: true, tabIndex: -1, 'aria-hidden': true })}
      style={{
        display: 'block',
        width,
        height: `${100 / scale}%`,
        marginInline: scale === 1 ? 'auto' : 0,
        border: 0,
        background: 'var(--surface)',
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
        colorScheme: 'light',
      }}
    />
  );
}

/** Adds the visitors' styles to the frame, also those that load later, but not MUI's. */
function followStyles(page: Document): () => void {
  const own = page.createElement('style');
  own.textContent = `${base}${layout}${FRAME_STYLES}`;
  const copy = (node: Node) => {
    const isStyle =
      node instanceof HTMLElement &&
      node.matches('link[rel="stylesheet"], style:not([data-emotion])');
    if (isStyle) page.head.insertBefore(page.importNode(node, true), own);
  };
  page.head.append(own);
  document.head.childNodes.forEach(copy);
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(copy)),
  );
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

const FRAME_STYLES = `
/* No navigation bar, unless the whole page is shown. */
:root:not([${WHOLE}]) { --nav-height: 0px; }
/* Its scroll position would be the form window's. */
#root > header { position: absolute; }
[${EDIT}], [${ELSEWHERE}] { cursor: pointer; }
/* Clicks reach the text below a card's covering link (Card.module.css). */
[data-covers-card]::after { pointer-events: none; }
[${EDIT}]:not([data-article]):hover, [data-article] > :hover, [${ELSEWHERE}]:hover { outline: 2px dashed var(--teal); outline-offset: 3px; }
[${EDITED}] { outline: 3px solid var(--teal); outline-offset: 4px; border-radius: var(--radius-sm); }
[${EDIT}][tabindex]:focus-visible, [${ELSEWHERE}][tabindex]:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; box-shadow: 0 0 0 3px var(--focus-halo); }
#name-of-field { position: fixed; z-index: 999; max-width: calc(100% - 1rem); padding: 2px 8px; border-radius: var(--radius-sm); background: var(--navy); color: var(--white); font: var(--weight-bold) 0.875rem/1.5 var(--font-body); pointer-events: none; }
`;
