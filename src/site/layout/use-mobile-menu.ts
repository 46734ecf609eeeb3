import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { afterPaint } from '../start/after-paint';

/** On <html> while the menu is open; NavBar.module.css then prevents scrolling. */
const MENU_OPEN_CLASS = 'menu-open';

/**
 * The disclosure menu of small screens (docs/specification.md, 4; WAI-ARIA disclosure pattern): closes on navigation,
 * on Escape (focus returns to the toggle), on a press outside and when focus leaves.
 */
export function useMobileMenu(pathname: string) {
  // The path, not a boolean: when a screen suspends, React ignores a later call that sets the same state.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === pathname;
  const close = useCallback(() => setOpenedAt(undefined), []);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => () => setOpenedAt(undefined), [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      // The backdrop is a pseudo-element of the bar, so the bar is the target of a press on it.
      const isOutside =
        event.target === bar.current || !bar.current?.contains(event.target as Node);
      if (isOutside) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    // Preventing the scroll forces a layout.
    const cancelHold = afterPaint(() => document.documentElement.classList.add(MENU_OPEN_CLASS));
    // Going back from a screen that is still loading changes no rendered path.
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
