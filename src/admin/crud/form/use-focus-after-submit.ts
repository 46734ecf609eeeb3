import { useEffect, type RefObject } from 'react';

/** A disabled button loses the focus; afterwards it has it back, unless an invalid field was given it. */
export function useFocusAfterSubmit(bar: RefObject<HTMLElement | null>, isSubmitting: boolean) {
  useEffect(() => {
    const pressed = document.activeElement;
    if (!isSubmitting || !(pressed instanceof HTMLElement)) return;
    if (!bar.current?.contains(pressed)) return;
    return () => {
      if (document.activeElement === document.body) pressed.focus();
    };
  }, [bar, isSubmitting]);
}
