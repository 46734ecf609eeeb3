import { useEffect, useRef } from 'react';

/** Ctrl+S, or Cmd+S on a Mac, submits the surrounding form instead of saving the web page. */
export function SaveShortcut() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) place.current?.closest('form')?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, []);

  return <span ref={place} hidden />;
}
