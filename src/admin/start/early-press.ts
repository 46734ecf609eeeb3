import type {} from '../../shared/start/replay';

/**
 * To be called before React listens, because from then on it keeps a click itself; presses again, once someone acts on
 * it, the button that the visitor pressed too early.
 */
export function rememberEarlyPress(): () => void {
  const button = window.earlyPress;
  return () => {
    window.earlyPress = null;
    if (button?.isConnected) button.click();
  };
}
