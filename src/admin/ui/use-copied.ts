import { useNotify } from 'react-admin';
import { toasts } from './toasts';

/** Copies a text, by default a link, and reports it; otherwise advises to copy by hand. */
export function useCopied(what: keyof typeof toasts.copied = 'link'): (text: string) => void {
  const notify = useNotify();
  return (text) => {
    // Without https there is no clipboard.
    const write = async () => navigator.clipboard.writeText(text);
    void write().then(
      () => notify(toasts.copied[what], { type: 'info' }),
      () => notify(toasts.notCopied[what], { type: 'warning' }),
    );
  };
}
