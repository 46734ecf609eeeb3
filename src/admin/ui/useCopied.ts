import { useNotify } from 'react-admin';

/** Copies a text, by default a link, and says so; where the browser does not let it, what to do instead. */
export function useCopied(
  done = 'The link is copied',
  otherwise = 'Select the link and copy it',
): (text: string) => void {
  const notify = useNotify();
  return (text) => {
    // Without encryption a page has no clipboard at all.
    const write = async () => navigator.clipboard.writeText(text);
    void write().then(
      () => notify(done, { type: 'info' }),
      () => notify(otherwise, { type: 'warning' }),
    );
  };
}
