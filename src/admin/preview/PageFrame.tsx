import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import base from '../../site/styles/base.css?inline';
import layout from '../../site/styles/layout.css?inline';

/** The widths that a page is looked at in, in CSS pixels. */
const WIDTHS = { Phone: 390, Tablet: 768, Desk: 1280 };

type Device = keyof typeof WIDTHS;

/** Where the bar of the public page stands, nothing stands here. */
const FRAME_STYLES = `:root{--nav-height:0px}${base}${layout}`;

/** A page in a window of its own, so that it is laid out for the width of a phone, a tablet or a desk. */
export function PageFrame({ children }: { children: ReactNode }) {
  const [device, setDevice] = useState<Device>('Phone');
  const [root, setRoot] = useState<HTMLElement>();
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(WIDTHS.Phone);
  const stopFollowing = useRef<() => void>(undefined);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => stopFollowing.current?.(), []);

  function onLoad(frame: HTMLIFrameElement) {
    const page = frame.contentDocument;
    if (!page) return;
    stopFollowing.current?.();
    stopFollowing.current = followStyles(page);
    setRoot(page.body);
  }

  const width = WIDTHS[device];
  const scale = Math.min(1, room / width);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        onChange={(_, chosen: Device | null) => chosen && setDevice(chosen)}
        aria-label="Width of the preview"
        sx={{ my: 1 }}
      >
        {Object.keys(WIDTHS).map((name) => (
          <ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        ref={place}
        sx={{
          height: { xs: '70vh', md: 'calc(100vh - 15rem)' },
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'var(--surface)',
        }}
      >
        <iframe
          title="The page as visitors see it"
          srcDoc="<!doctype html><html lang='en-GB'><head><title>Preview</title></head><body></body></html>"
          onLoad={(event) => onLoad(event.currentTarget)}
          style={{
            display: 'block',
            width,
            height: `${100 / scale}%`,
            marginInline: scale === 1 ? 'auto' : 0,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            colorScheme: 'light',
          }}
        />
      </Box>
      {root && createPortal(<Unfollowed>{children}</Unfollowed>, root)}
    </>
  );
}

/** Links of the preview would leave the form; they are shown, not followed. */
function Unfollowed({ children }: { children: ReactNode }) {
  return <main onClickCapture={(event) => event.preventDefault()}>{children}</main>;
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
