declare global {
  interface Window {
    /** The button that was pressed last before React arrived (prerender/starter.ts); `null` from then on. */
    earlyPress?: HTMLButtonElement | null;
  }
}

/** Presses again, now that someone listens, the button that the visitor pressed too early. */
export function pressEarlyButton(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  if (button?.isConnected) button.click();
}
