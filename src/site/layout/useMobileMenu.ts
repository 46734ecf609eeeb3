import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { afterPaint } from '../timing';

/** On <html> while the menu is open; NavBar.module.css then holds the page still. */
const MENU_OPEN_CLASS = 'menu-open';

/**
 * The toggle menu of small screens (docs/specification.md, 4; WAI-ARIA disclosure pattern): closes on every route change, on
 * Escape (focus returns to the toggle), on a tap outside and when focus moves on.
 */
export function useMobileMenu(pathname: string) {
  // Where it was opened, not whether: a state that is set while a screen renders, and the screen then has to wait for
  // its code, makes React ignore the next call that sets the same.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === pathname;
  const close = useCallback(() => setOpenedAt(undefined), []);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => () => setOpenedAt(undefined), [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      // The shade over the page is a pseudo-element of the bar, so a tap on it has the bar itself as its target.
      const isOutside =
        event.target === bar.current || !bar.current?.contains(event.target as Node);
      if (isOutside) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    // To hold the page still is to lay all of it out.
    const cancelHold = afterPaint(() => document.documentElement.classList.add(MENU_OPEN_CLASS));
    // Going back from a screen that is still loading changes no path that was shown.
    window.addEventListener('popstate', close);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelHold();
      document.documentElement.classList.remove(MENU_OPEN_CLASS);
      window.removeEventListener('popstate', close);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, close]);

  return {
    isOpen,
    close,
    barProps: {
      ref: bar,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    toggleProps: {
      ref: toggle,
      onClick: () => setOpenedAt(isOpen ? undefined : pathname),
      'aria-expanded': isOpen,
    },
  };
}
