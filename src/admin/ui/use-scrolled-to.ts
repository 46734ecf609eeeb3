import { useEffect, useRef, type RefObject } from 'react';

/** Brings into view what has come because of something: Ctrl+S and a phone's bar save from anywhere in a form. */
export function useScrolledTo(cause: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' });
  }, [cause]);
  return element;
}
