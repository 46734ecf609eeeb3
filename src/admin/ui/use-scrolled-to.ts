import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to a new element: Ctrl+S and a phone's bar save from anywhere in a form. */
export function useScrolledTo(
  cause: unknown,
  block: ScrollLogicalPosition = 'center',
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block });
  }, [cause, block]);
  return element;
}
