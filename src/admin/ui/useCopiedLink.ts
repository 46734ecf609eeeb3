import { useNotify } from 'react-admin';

/** Copies a link and says so; where the browser does not let it, what to do instead. */
export function useCopiedLink(): (address: string) => void {
  const notify = useNotify();
  return (address) => {
    void navigator.clipboard.writeText(address).then(
      () => notify('The link is copied', { type: 'info' }),
      () => notify('Select the link and copy it', { type: 'warning' }),
    );
  };
}
