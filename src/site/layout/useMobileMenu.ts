import { useEffect, useRef, useState, type FocusEvent } from 'react';

/** On <html> while the menu is open; NavBar.module.css then holds the page still. */
const MENU_OPEN_CLASS = 'menu-open';

/**
 * The toggle menu of small screens (spec, section 4; WAI-ARIA disclosure pattern): closes on every route change, on
 * Escape (focus returns to the toggle), on a tap outside and when focus moves on.
 */
export function useMobileMenu(pathname: string) {
  const [isOpen, setOpen] = useState(false);
  const [shownPathname, setShownPathname] = useState(pathname);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  if (pathname !== shownPathname) {
    setShownPathname(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      // The shade over the page is a pseudo-element of the bar, so a tap on it has the bar itself as its target.
      const isOutside =
        event.target === bar.current || !bar.current?.contains(event.target as Node);
      if (isOutside) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.documentElement.classList.add(MENU_OPEN_CLASS);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.documentElement.classList.remove(MENU_OPEN_CLASS);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return {
    isOpen,
    close: () => setOpen(false),
    barProps: {
      ref: bar,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    toggleProps: { ref: toggle, onClick: () => setOpen(!isOpen), 'aria-expanded': isOpen },
  };
}
