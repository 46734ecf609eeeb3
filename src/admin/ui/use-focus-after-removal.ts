import { useEffect } from 'react';

/** What removes its own button (a deleted row, Undo, an answered question) leaves the focus at the page's heading. */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let focused: Element | undefined;
    const note = ({ target }: FocusEvent) => {
      // Fields look after their own buttons.
      focused = target instanceof Element && !target.closest('[data-field]') ? target : undefined;
    };
    const forget = () => (focused = undefined);
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      // An open dialog, unlike one kept mounted, keeps the focus itself.
      if (document.querySelector('[role=dialog]:not([aria-hidden=true] *)')) return;
      focused = undefined;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
