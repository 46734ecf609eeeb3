import { useNotify } from 'react-admin';
import { toasts } from './toasts';

/** Copies a text, by default a link, and says so; where the browser does not let it, what to do instead. */
export function useCopied(what: keyof typeof toasts.copied = 'link'): (text: string) => void {
  const notify = useNotify();
  return (text) => {
    // Without encryption a page has no clipboard at all.
    const write = async () => navigator.clipboard.writeText(text);
    void write().then(
      () => notify(toasts.copied[what], { type: 'info' }),
      () => notify(toasts.notCopied[what], { type: 'warning' }),
    );
  };
}
